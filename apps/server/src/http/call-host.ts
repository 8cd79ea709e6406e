import type { CallHost, SessionToken } from '@hostfront/backend/call/context'
import { IdempotencyKeyText } from '@hostfront/domain/idempotency/idempotency-key'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest } from './api-error.ts'
import { browserMarkOf } from './browser-mark.ts'
import { type SessionCookie, sessionTokenOf } from './session-cookie.ts'

const MOST_USER_AGENT = 300
const MOST_ADDRESS = 64

/** A program with a key has no session: it is given none and sets none. */
const NO_SESSION: SessionToken = { get: () => null, set: () => {}, clear: () => {} }

/** Who calls, from what came over the wire. A call with a key and a cookie is the key's alone. */
export function callHostOf(
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): CallHost {
  const apiKey = bearerOf(request)
  return {
    sessionToken: apiKey === null ? sessionTokenOf(cookie, request, reply) : NO_SESSION,
    ...(apiKey === null && { browserMark: browserMarkOf(cookie, request, reply) }),
    apiKey,
    client: {
      address: request.ip.slice(0, MOST_ADDRESS),
      userAgent: request.headers['user-agent']?.slice(0, MOST_USER_AGENT) ?? null,
    },
    idempotencyKey: idempotencyKeyOf(request),
    onActor: (actor) => {
      request.accountId = actor?.id ?? null
    },
  }
}

/** The text after `Authorization: Bearer`; null for any other way to present oneself. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? null
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key']
  if (given === undefined) return null
  const key = IdempotencyKeyText.safeParse(given)
  if (!key.success)
    throw badRequest('The Idempotency-Key is not 1 to 128 visible ASCII characters.')
  return key.data
}
