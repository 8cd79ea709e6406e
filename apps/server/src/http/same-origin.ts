import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendError } from './api-error.ts'
import { bearerOf } from './call-host.ts'
import type { PublicPlace } from './public-place.ts'
import type { SessionCookie } from './session-cookie.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a browser send. The browser itself says where a request comes from
 * (Sec-Fetch-Site, else Origin); one with our cookie that does not say it is refused too.
 * A key is never sent by a browser on its own, so calls with one need no such proof.
 */
export function refuseOtherOrigins(
  app: FastifyInstance,
  { place, cookie }: { readonly place: PublicPlace; readonly cookie: SessionCookie },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || bearerOf(request) !== null) return
    const isOurs = comesFromHere(request, place)
    if (isOurs === false || (isOurs === null && cookie.name in request.cookies)) {
      return sendError(request, reply, { status: 403, message: 'This comes from another site.' })
    }
  })
}

/** Null: the request does not say, as programs do not. */
function comesFromHere({ headers, socket }: FastifyRequest, place: PublicPlace): boolean | null {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return null
  return place.isOrigin(origin, socket)
}
