/** Where gateways report to. Nobody is signed in here: what counts is the signature over the bytes as they came. */
import type { Backend } from '@hostfront/backend/call/context'
import { type Reception, receiveEvent } from '@hostfront/backend/receive-event'
import { Gateway, GatewayKind } from '@hostfront/domain/gateways/gateway'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as z from 'zod/mini'
import { addressGroup } from '../address-group.ts'
import { sendError } from './api-error.ts'

/** Bytes. */
const MOST = 256 * 1024

/**
 * Messages that are not signed as they should be, a minute, from one address: each may have a certificate fetched, and all that are
 * fetched have one budget, which a stranger must not use up for the gateway.
 */
const FORGED = 10
const SECONDS = 60

const STATUS: Readonly<Record<Exclude<Reception, 'taken'>, number>> = { unknown: 404, forged: 400 }

/** What is none is looked up nowhere: not every database takes each character. */
const Place = z.object({ kind: GatewayKind, id: Gateway.shape.id })

/** `POST /webhooks/<kind>/<id of the gateway>`. */
export function routeWebhooks(
  app: FastifyInstance,
  { backend, limitsFactor }: { readonly backend: Backend; readonly limitsFactor: number },
): void {
  const most = Math.ceil(FORGED * limitsFactor)
  const forged = new RateLimiterMemory({ points: most, duration: SECONDS })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/webhooks/:kind/:id', {
    bodyLimit: MOST,
    handler: async (request, reply) => {
      const place = Place.safeParse(request.params)
      if (!place.success) return sendError(request, reply, { status: 404 })
      const from = addressGroup(request.ip)
      const sofar = await forged.get(from)
      if (sofar && sofar.consumedPoints >= most) {
        const retryAfter = Math.ceil(sofar.msBeforeNext / 1000)
        reply.header('retry-after', retryAfter)
        return sendError(request, reply, { status: 429, data: { retryAfter } })
      }
      const reception = await receiveEvent(backend, {
        kind: place.data.kind,
        gatewayId: place.data.id,
        bytes: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
        header(name) {
          const value = request.headers[name]
          return typeof value === 'string' ? value : null
        },
      })
      if (reception === 'forged') await forged.penalty(from)
      if (reception !== 'taken') {
        return sendError(request, reply, { status: STATUS[reception] })
      }
      return reply.header('cache-control', 'no-store').send({ received: true })
    },
  })
}
