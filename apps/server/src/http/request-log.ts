import type { FastifyInstance } from 'fastify'
import { routeName } from './route-name.ts'

const MOST_PATH = 200

/** One line for each request, once it is answered. Paths are kept without their query, which may hold a link's secret. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeName(request)
    const line = {
      method: request.method,
      route,
      ...(route === '/*' ? { path: request.url.split('?', 1)[0]?.slice(0, MOST_PATH) } : {}),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      ...(request.accountId ? { account: request.accountId } : {}),
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
