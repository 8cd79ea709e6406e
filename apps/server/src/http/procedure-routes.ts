import type { Backend, CallHost } from '@hostfront/backend/context'
import { router } from '@hostfront/backend/router'
import { refusals } from '@hostfront/contract/refusals'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './api-error.ts'
import { callHostOf } from './call-host.ts'
import { identify } from './identify.ts'
import { procedureAt, procedures } from './procedures.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Bytes. Only a whole shop that moves in is larger. */
const BODY_LIMIT = 256 * 1024
const IMPORT_LIMIT = 64 * 1024 * 1024
const IMPORT = 'shop/importDocument'
const RETRY_SECONDS = 2

interface EdgeContext extends Backend, CallHost {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Handler = RPCHandler<EdgeContext> | OpenAPIHandler<EdgeContext>

export interface ProcedureOptions {
  readonly backend: Backend
  readonly cookie: SessionCookie
}

/** The contract at /api/rpc, as the interface calls it, and at /api/v1, as other programs do. */
export function routeProcedures(app: FastifyInstance, options: ProcedureOptions): void {
  readJsonAlone(app)
  // Each handler adds its plugins to the list it is given, so each has its own.
  const rpc = new RPCHandler<EdgeContext>(router, { clientInterceptors: [answerTidily] })
  const rest = new OpenAPIHandler<EdgeContext>(router, {
    clientInterceptors: [answerTidily],
    // A query string has but text: numbers and booleans are read as the schema means them.
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
  })
  route(app, options, '/api/rpc', rpc)
  route(app, options, '/api/v1', rest)
}

function route(
  app: FastifyInstance,
  { backend, cookie }: ProcedureOptions,
  prefix: '/api/rpc' | '/api/v1',
  handler: Handler,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = { ...backend, ...callHostOf(cookie, request, reply), request, reply }
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
      const account = await identify(backend, callHostOf(cookie, request, reply))
      if (account?.role === 'admin') return
      return sendError(request, reply, { status: account ? 403 : 401 })
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

/** Expected refusals go out as they are; a fault is written to the log and goes out as the request's id alone. */
async function answerTidily<Value>(options: {
  readonly context: EdgeContext
  next(): Promise<Value>
}): Promise<Value> {
  const { request, reply } = options.context
  try {
    return await options.next()
  } catch (error) {
    if (error instanceof ORPCError && (Object.hasOwn(refusals, error.code) || error.status < 500)) {
      const wait = retryAfter(error)
      if (wait !== null) reply.header('retry-after', wait)
      throw error
    }
    request.log.error({ err: error }, 'procedure failed')
    throw new ORPCError('INTERNAL_SERVER_ERROR', {
      message: 'Something went wrong here.',
      data: { requestId: request.id },
    })
  }
}

/** Seconds; null when trying again would not help. */
function retryAfter({ status, data }: ORPCError<string, unknown>): number | null {
  if (status === 503) return RETRY_SECONDS
  if (status !== 429) return null
  const known = typeof data === 'object' && data && 'retryAfter' in data ? data.retryAfter : null
  return typeof known === 'number' ? known : RETRY_SECONDS
}

/** No other kind of body is read: forms and plain text are what another site could send without asking. */
function readJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
