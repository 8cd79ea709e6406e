/** What goes wrong before or around a procedure, in the form in which procedures answer. Nothing of the inside gets out. */
import { type RefusalCode, refusals } from '@hostfront/contract/refusals'
import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardBody } from './discard-body.ts'

const BY_STATUS: { readonly [status: number]: readonly [code: string, message: string] } = {
  400: ['BAD_REQUEST', 'The request is malformed.'],
  401: ['LOGIN_REQUIRED', 'Sign in first.'],
  403: ['FORBIDDEN', 'This is not for you.'],
  404: ['NOT_FOUND', 'There is nothing here.'],
  405: ['METHOD_NOT_SUPPORTED', 'There is no such method here.'],
  408: ['TIMEOUT', 'The request took too long to arrive.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large.'],
  414: ['URI_TOO_LONG', 'The address is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send JSON (content-type: application/json).'],
  421: ['MISDIRECTED_REQUEST', 'This is another host.'],
  429: ['TOO_MANY_ATTEMPTS', 'Too many requests.'],
  500: ['INTERNAL_SERVER_ERROR', 'Something went wrong here.'],
  503: ['STORAGE_UNAVAILABLE', 'The shop cannot be reached now.'],
}
const RETRY_SECONDS = 2

export interface ApiError {
  readonly status: number
  /** Of the contract; else the usual one of the status. */
  readonly code?: RefusalCode
  readonly message?: string
  readonly data?: object
}

/** Thrown where a request cannot be understood; `message` is shown to the sender. */
export function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400, isOurs: true })
}

/** Ends a request with an error: as JSON below /api, in a plain line elsewhere. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code: refusal, message, data }: ApiError,
): FastifyReply {
  const [known, usual] = BY_STATUS[status] ?? ['BAD_REQUEST', 'The request was refused.']
  const code = refusal ?? known
  const text = message ?? usual
  reply.code(status)
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  if (!request.url.startsWith('/api/')) return reply.type('text/plain; charset=utf-8').send(text)
  // `defined`: whether the contract knows it, so that a client may show its own sentence.
  const facts = data ?? (isRefusal(code) ? {} : undefined)
  const body = { defined: isRefusal(code), code, status, message: text, data: facts }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(request.url.startsWith('/api/rpc/') ? { json: body } : body))
}

/** Answers what was thrown: what the client did wrong by its status, anything else as a fault with the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    await discardBody(request.raw)
    // A refusal of the shop, met outside a procedure.
    if (isRefusal(error.code)) {
      const { code } = error
      const facts: unknown = error instanceof ORPCError ? error.data : null
      const data = typeof facts === 'object' && facts !== null ? facts : {}
      return sendError(request, reply, { status: refusals[code].status, code, data })
    }
    const status = expectedStatus(error)
    if (status !== null) {
      const message = 'isOurs' in error ? { message: error.message } : {}
      return sendError(request, reply, { status, ...message })
    }
    request.log.error({ err: error }, 'request failed')
    return sendError(request, reply, { status: 500, data: { requestId: request.id } })
  })
}

/** Null: not the client's doing, and not expected. */
function expectedStatus(error: FastifyError): number | null {
  if (error.code === 'ERR_INVALID_URL') return 400
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 500 ? statusCode : null
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
