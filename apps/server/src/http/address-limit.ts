import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from '../address-group.ts'
import { lengthOf } from './admit-request.ts'
import { sendError } from './api-error.ts'
import { FILES, hasLongBody } from './long-bodies.ts'

const REQUESTS = 600
const SECONDS = 60
/** Bytes that a request may have; so many more count as one more request. */
const BYTES = 16 * 1024

/** Makes the scopes it is given share one count. */
export type AddressLimit = (app: FastifyInstance) => void

/**
 * So many calls a minute from one address, in each replica: against hammering, not against guessing. What is sent
 * counts too, whether it was taken in or not.
 */
export function addressLimit(factor: number): AddressLimit {
  const limiter = new RateLimiterMemory({ points: Math.ceil(REQUESTS * factor), duration: SECONDS })
  /** Bytes that had come over a connection when its last request was answered. */
  const countedOf = new WeakMap<Socket, number>()

  return (app) => {
    app.addHook('onRequest', async (request, reply) => {
      try {
        await limiter.consume(addressGroup(request.ip))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const retryAfter = Math.ceil(error.msBeforeNext / 1000)
        reply.header('retry-after', retryAfter)
        // The rest of a large body is not even read.
        if (lengthOf(request) > BYTES) reply.header('connection', 'close')
        return sendError(request, reply, { status: 429, data: { retryAfter } })
      }
    })
    app.addHook('onResponse', async (request, reply) => {
      const { socket } = request.raw
      const { bytesRead = 0 } = socket
      const bytes = bytesRead - (countedOf.get(socket) ?? 0)
      countedOf.set(socket, bytesRead)
      const more = Math.floor(bytes / BYTES)
      if (more > 0 && !isAwaited(request, reply))
        await limiter.penalty(addressGroup(request.ip), more)
    })
  }
}

/** A shop that moves in, from a caller who may do that; a file that was kept, of which an account has so many. */
const isAwaited = (request: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  request.accountId !== null &&
  hasLongBody(request) &&
  (statusCode === 200 || request.routeOptions.url !== FILES)
