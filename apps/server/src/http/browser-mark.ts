import type { BrowserMark } from '@hostfront/backend/call/context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from './session-cookie.ts'

/** As long as a browser stays known without signing in. */
const SECONDS = 180 * 24 * 60 * 60

/** A cookie beside the session's, which outlives it: it opens nothing, it only says that strangers' tries are not this browser's. */
export function browserMarkOf(
  { name, options }: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): BrowserMark {
  const ownName = `${name}-known`
  return {
    get: () => request.cookies[ownName] || null,
    set(text) {
      reply.setCookie(ownName, text, { ...options, maxAge: SECONDS })
    },
  }
}
