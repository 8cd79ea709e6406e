import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sendError } from './api-error.ts'
import { bearerOf } from './call-host.ts'
import { isLoopbackHost } from './public-place.ts'
import { routeName } from './route-name.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

export interface MetricsOptions {
  /** Asked for as a bearer; null: only this machine may look. */
  readonly token: string | null
  /** Now, whenever somebody looks. */
  readonly gauges: Readonly<Record<string, { readonly help: string; readonly read: () => number }>>
}

/** GET /metrics, for Prometheus. */
export function routeMetrics(app: FastifyInstance, { token, gauges }: MetricsOptions): void {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) })
  }

  app.addHook('onResponse', async (request, reply) => {
    // Streams end when somebody leaves; their length says nothing of the server.
    if (request.routeOptions.url === '/api/events') return
    const labels = { method: request.method, route: routeName(request), status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayLook(request, token)) return sendError(request, reply, { status: 403 })
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function mayLook(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return comesFromThisMachine(request)
  const given = Buffer.from(bearerOf(request) ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** By the socket's own address and under a name of the machine: what a proxy passes on comes from elsewhere. */
function comesFromThisMachine({ headers, host, ip, socket }: FastifyRequest): boolean {
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers
  return !isPassedOn && ip === socket.remoteAddress && LOOPBACK.test(ip) && isLoopbackHost(host)
}
