import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from '../address-group.ts'
import { sendError } from './api-error.ts'

const REQUESTS = 600
const SECONDS = 60

/** So many calls a minute from one address, in each replica: against hammering, not against guessing. */
export function limitAddresses(app: FastifyInstance, factor: number): void {
  const limiter = new RateLimiterMemory({ points: Math.ceil(REQUESTS * factor), duration: SECONDS })
  app.addHook('onRequest', async (request, reply) => {
    try {
      await limiter.consume(addressGroup(request.ip))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const retryAfter = Math.ceil(error.msBeforeNext / 1000)
      reply.header('retry-after', retryAfter)
      return sendError(request, reply, { status: 429, data: { retryAfter } })
    }
  })
}
