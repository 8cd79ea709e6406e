import type { CookieSerializeOptions } from '@fastify/cookie'
import type { SessionToken } from '@hostfront/backend/call/context'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How this shop names and sends the cookie that holds a session's token. */
export interface SessionCookie {
  readonly name: string
  readonly options: CookieSerializeOptions
}

/** Over https the name itself forbids other hosts and paths to set it (`__Host-`). */
export function sessionCookieFor(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  return {
    name: secure ? '__Host-hostfront' : 'hostfront',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  }
}

/** The token that came with the request; what is set or cleared goes out with its reply. */
export function sessionTokenOf(
  { name, options }: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionToken {
  let token = request.cookies[name] || null
  return {
    get: () => token,
    set(next, expiresAt) {
      token = next
      reply.setCookie(name, next, { ...options, expires: new Date(expiresAt) })
    },
    clear() {
      token = null
      reply.clearCookie(name, options)
    },
  }
}
