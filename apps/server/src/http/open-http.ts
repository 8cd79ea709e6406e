import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import type { Backend } from '@hostfront/backend/call/context'
import type { Api } from '@hostfront/contract/contract'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Env } from '../env.ts'
import { proxyTest } from '../trust-proxy.ts'
import { addressLimit } from './address-limit.ts'
import { routeApiDocs } from './api-docs.ts'
import { handleErrors, sendError } from './api-error.ts'
import { limitSlowBodies } from './body-deadline.ts'
import { limitConnections } from './connection-limit.ts'
import { routeFiles } from './file-routes.ts'
import { routeHealth } from './health.ts'
import { type LiveEvents, routeEvents } from './live-events.ts'
import { routeMetrics } from './metrics.ts'
import { refuseOtherHosts } from './own-host.ts'
import { routeProcedures } from './procedure-routes.ts'
import { publicPlace } from './public-place.ts'
import { logRequests } from './request-log.ts'
import { refuseOtherOrigins } from './same-origin.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { sessionCookieFor } from './session-cookie.ts'
import type { ShopPages } from './shop-pages.ts'
import { shopWords } from './shop-words.ts'
import { siteFacts } from './site-facts.ts'
import { serveSite } from './static-site.ts'
import { routeWebhooks } from './webhook-routes.ts'

/** A request has to be there after so long, a whole shop that moves in; others sooner (body-deadline.ts). */
const REQUEST_MS = 120_000
const HEADERS_MS = 20_000
/** Between two looks for requests that take longer. */
const CHECK_MS = 5000
const MAX_HEADERS = 16 * 1024
const REQUEST_ID = /^[\w.-]{8,64}$/
/** Between two looks for connections that have become idle while closing. */
const CLOSING_MS = 50

export interface HttpOptions {
  readonly backend: Backend
  readonly env: Pick<
    Env,
    'publicUrl' | 'isPublicUrlSet' | 'trustProxy' | 'metricsToken' | 'limitsFactor'
  >
  readonly log: FastifyBaseLogger
  /** The built interface; null: the API alone. */
  readonly siteFolder: string | null
  /** What draws its pages as the shop has them; null: they are served as they were built. */
  readonly openPages: ((api: Api) => Promise<ShopPages>) | null
  /** Milliseconds in which a body has to be there; the usual ones when left out. */
  readonly bodyMs?: number
  readonly gauges?: Readonly<Record<string, { readonly help: string; readonly read: () => number }>>
}

export interface Http {
  readonly app: FastifyInstance
  /** Takes no more requests, ends the event streams, and waits for what was accepted. */
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was found to be asking; null before that, and for visitors. */
    accountId: string | null
  }
}

/** The edge of the shop: everything that comes over HTTP. It does not listen yet. */
export async function openHttp(options: HttpOptions): Promise<Http> {
  const { backend, env, log, siteFolder } = options
  const cookie = sessionCookieFor(env.publicUrl)
  const place = publicPlace(env.publicUrl)
  const isProxy = proxyTest(env.trustProxy)
  let isStopping = false
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    trustProxy: env.trustProxy !== false && isProxy,
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: HEADERS_MS,
      maxHeaderSize: MAX_HEADERS,
      connectionsCheckingInterval: CHECK_MS,
    },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      sendError(request, reply, { status: 400 })
    },
  })
  limitConnections(app.server, isProxy, env.limitsFactor)
  app.decorateRequest('accountId', null)
  logRequests(app)
  handleErrors(app)
  await sendSecurityHeaders(app, env.publicUrl)
  limitSlowBodies(app, options.bodyMs)
  refuseOtherHosts(app, place)
  await app.register(cookies)
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    customTypes: /^application\/(openapi\+)?json/,
    encodings: ['gzip'],
  })
  app.setNotFoundHandler((request, reply) => {
    const isKnownMethod = request.method === 'GET' || request.method === 'HEAD'
    if (isKnownMethod || request.url.startsWith('/api/')) {
      return sendError(request, reply, { status: 404 })
    }
    reply.header('allow', 'GET, HEAD')
    return sendError(request, reply, { status: 405 })
  })

  routeHealth(app, {
    store: backend.store,
    clock: backend.clock,
    isStopping: () => isStopping,
  })
  let events: LiveEvents | null = null
  routeMetrics(app, {
    token: env.metricsToken,
    gauges: {
      ...options.gauges,
      event_streams: { help: 'Browsers that listen.', read: () => events?.count() ?? 0 },
    },
  })
  const limit = addressLimit(env.limitsFactor)
  await app.register(async (scope) => {
    limit(scope)
    refuseOtherOrigins(scope, { place, cookie })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    routeProcedures(scope, { backend, cookie })
    events = routeEvents(scope, { backend, cookie })
    await scope.register(async (files) => routeFiles(files, { backend, cookie }))
  })
  await app.register(async (scope) => {
    limit(scope)
    routeWebhooks(scope, { backend, limitsFactor: env.limitsFactor })
  })
  await app.register(async (scope) => {
    limit(scope)
    await routeApiDocs(scope, { publicUrl: env.publicUrl, cookieName: cookie.name })
  })
  if (siteFolder !== null) {
    const words = shopWords(backend, options.openPages, log)
    await app.register((scope) => serveSite(scope, siteFolder, siteFacts(backend, env, words)))
  }
  await app.ready()
  const silent = silentConnections(app.server)

  return {
    app,
    async close() {
      isStopping = true
      events?.end()
      // Connections kept alive would hold the server open long after their last answer.
      const timer = setInterval(() => {
        app.server.closeIdleConnections()
        for (const socket of silent) socket.destroy()
      }, CLOSING_MS)
      try {
        await app.close()
      } finally {
        clearInterval(timer)
      }
    },
  }
}

/** Connections over which no request has come yet. Browsers open them ahead, and Node does not count them as idle. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}
