import type { Backend } from '@hostfront/backend/call/context'
import { router } from '@hostfront/backend/router'
import type { OpenAPIHandler } from '@orpc/openapi/fastify'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admitRequest, bodyLimitOf, USUAL_LIMIT } from './admit-request.ts'
import { answerTidily, type EdgeContext } from './answer-tidily.ts'
import { sendError } from './api-error.ts'
import { callHostOf } from './call-host.ts'
import { procedureAt, procedures } from './procedures.ts'
import { openPublicAnswers, type PublicAnswers } from './public-answers.ts'
import type { SessionCookie } from './session-cookie.ts'

type Handler = RPCHandler<EdgeContext> | OpenAPIHandler<EdgeContext>

interface RouteOptions extends ProcedureOptions {
  readonly publicAnswers: PublicAnswers
}

export interface ProcedureOptions {
  readonly backend: Backend
  readonly cookie: SessionCookie
}

/** The contract at /api/rpc, as the interface calls it, and at /api/v1, as other programs do. */
export function routeProcedures(app: FastifyInstance, options: ProcedureOptions): void {
  readJsonAlone(app)
  const publicAnswers = openPublicAnswers(options.backend, options.cookie)
  app.addHook('onClose', async () => publicAnswers.close())
  const routeOptions = { ...options, publicAnswers }
  const rpc = new RPCHandler<EdgeContext>(router, { clientInterceptors: [answerTidily] })
  let rest: Promise<Handler> | null = null
  route(app, routeOptions, '/api/rpc', () => rpc)
  // Loaded when the first program calls: the interface does without.
  route(app, routeOptions, '/api/v1', () => {
    rest ??= import('./rest-handler.ts').then(({ createRestHandler }) => createRestHandler())
    return rest
  })
}

function route(
  app: FastifyInstance,
  { backend, cookie, publicAnswers }: RouteOptions,
  prefix: '/api/rpc' | '/api/v1',
  handlerOf: () => Handler | Promise<Handler>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await publicAnswers.send(prefix, procedureAt(request.url), request, reply)) return reply
    const context = { ...backend, ...callHostOf(cookie, request, reply), request, reply }
    const handler = await handlerOf()
    const { matched } = await handler.handle(request, reply, { prefix, context })
    return matched ? reply : refuseUnmatched(request, reply)
  }
  const common = {
    method: ['GET', 'POST'],
    // HEAD is no GET to what answers below: it could do what a GET may not.
    exposeHeadRoute: false,
    handler: answer,
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      admitRequest({ backend, cookie }, request, reply),
  }
  app.route({ ...common, url: `${prefix}/*`, bodyLimit: USUAL_LIMIT })
  for (const [path, procedure] of procedures) {
    const bodyLimit = bodyLimitOf(path, procedure)
    if (bodyLimit !== USUAL_LIMIT) app.route({ ...common, url: `${prefix}/${path}`, bodyLimit })
  }
}

/** A procedure that exists, but not by this method. */
function refuseUnmatched(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const method = procedures.get(procedureAt(request.url) ?? '')?.method
  if (method !== undefined) reply.header('allow', method)
  return sendError(request, reply, { status: 405 })
}

/** No other kind of body is read: forms and plain text are what another site could send without asking. */
function readJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}
