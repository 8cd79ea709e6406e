/** What is judged of a call before a byte of its body is taken in: what is asked, by whom, and how much may come. */
import { admitCall } from '@hostfront/backend/access/admit-call'
import type { Backend } from '@hostfront/backend/call/context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './api-error.ts'
import { callHostOf } from './call-host.ts'
import { type EdgeProcedure, procedureAt, procedures } from './procedures.ts'
import type { SessionCookie } from './session-cookie.ts'

export const IMPORT = 'shop/importDocument'

/** Bytes. What anybody may send; parsing it takes less than asking who sends it. */
const SMALL = 16 * 1024
const LARGE = 256 * 1024
/** A whole shop that moves in. */
const WHOLE_SHOP = 64 * 1024 * 1024

/** Characters of an address with its query: taking one apart costs more than reading as much JSON. */
const LONGEST_URL = 4096

/** Bytes that a procedure takes at most. */
export function bodyLimitOf(path: string, { traits }: EdgeProcedure): number {
  if (path === IMPORT) return WHOLE_SHOP
  return traits.permission === 'public' ? SMALL : LARGE
}

/** The most that a procedure takes which is neither a visitor's nor the import. */
export const USUAL_LIMIT = LARGE

/**
 * Answers what is no procedure, and throws the refusal of a caller whom the procedure would not let in. One who
 * shows credentials and sends little is left to the procedure: who they are would be read twice.
 */
export async function admitRequest(
  { backend, cookie }: { readonly backend: Backend; readonly cookie: SessionCookie },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (request.url.length > LONGEST_URL) return sendError(request, reply, { status: 414 })
  const path = procedureAt(request.url)
  const procedure = path === null ? undefined : procedures.get(path)
  if (!procedure) return sendError(request, reply, { status: 404 })
  if (procedure.traits.permission === 'public') return undefined
  const host = callHostOf(cookie, request, reply)
  const isStranger = host.apiKey === null && host.sessionToken.get() === null
  if (isStranger || lengthOf(request) > SMALL) {
    await admitCall(procedure.traits, { ...backend, ...host })
  }
  return undefined
}

/** Bytes of the body as they were announced; without end when they were not. */
export function lengthOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
