import type { FastifyInstance } from 'fastify'
import { sendError } from './api-error.ts'
import type { PublicPlace } from './public-place.ts'

/** Asked by their address, by machines that know no name; the metrics look for themselves. */
const OF_PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses requests under any other name than the shop's: a page of another site whose name was made to point here
 * (DNS rebinding) would count as ours.
 */
export function refuseOtherHosts(app: FastifyInstance, place: PublicPlace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (place.isHost(request.host) || OF_PROBES.has(request.routeOptions.url ?? '')) return
    return sendError(request, reply, {
      status: 421,
      message: `This shop is reached at ${place.url}. Its operator can set another address (PUBLIC_URL).`,
    })
  })
}
