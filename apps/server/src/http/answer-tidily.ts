import type { Backend, CallHost } from '@hostfront/backend/call/context'
import { refusals } from '@hostfront/contract/refusals'
import { ORPCError } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

const RETRY_SECONDS = 2

/** A call with the request that brought it. */
export interface EdgeContext extends Backend, CallHost {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Expected refusals go out as they are; a fault is written to the log and goes out as the request's id alone. */
export async function answerTidily<Value>(options: {
  readonly context: EdgeContext
  next(): Promise<Value>
}): Promise<Value> {
  const { request, reply } = options.context
  try {
    return await options.next()
  } catch (error) {
    if (isCallError(error) && (Object.hasOwn(refusals, error.code) || error.status < 500)) {
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

const isCallError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError

/** Seconds; null when trying again would not help. */
function retryAfter({ status, data }: ORPCError<string, unknown>): number | null {
  if (status === 503) return RETRY_SECONDS
  if (status !== 429) return null
  const known = typeof data === 'object' && data && 'retryAfter' in data ? data.retryAfter : null
  return typeof known === 'number' ? known : RETRY_SECONDS
}
