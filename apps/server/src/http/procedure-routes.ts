import type { Backend } from '@hostfront/backend/context'
import { router } from '@hostfront/backend/router'
import type { OpenAPIHandler } from '@orpc/openapi/fastify'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admitImport } from './admit-import.ts'
import { answerTidily, type EdgeContext } from './answer-tidily.ts'
import { sendError } from './api-error.ts'
import { callHostOf } from './call-host.ts'
import { procedureAt, procedures } from './procedures.ts'
import { openPublicAnswers, type PublicAnswers } from './public-answers.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Bytes. Only a whole shop that moves in is larger. */
const BODY_LIMIT = 256 * 1024
const IMPORT_LIMIT = 64 * 1024 * 1024
const IMPORT = 'shop/importDocument'

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
  const publicAnswers = openPublicAnswers(options.backend)
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
  // HEAD is no GET to what answers below: it could do what a GET may not.
  const common = { exposeHeadRoute: false, handler: answer }
  app.route({ ...common, method: ['GET', 'POST'], url: `${prefix}/*`, bodyLimit: BODY_LIMIT })
  app.route({
    ...common,
    method: 'POST',
    url: `${prefix}/${IMPORT}`,
    bodyLimit: IMPORT_LIMIT,
    // Before its body is taken in: nobody else may make the server hold so much.
    onRequest: async (request, reply) => {
      await admitImport(backend, callHostOf(cookie, request, reply))
    },
  })
}

/** A procedure that is there but not by this method, or nothing at all. */
function refuseUnmatched(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = procedureAt(request.url)
  const procedure = path === null ? undefined : procedures.get(path)
  if (!procedure) return sendError(request, reply, { status: 404 })
  reply.header('allow', procedure.method)
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
