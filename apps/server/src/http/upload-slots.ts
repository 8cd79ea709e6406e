import type { FastifyReply, FastifyRequest } from 'fastify'

/** Files that are taken in at once by this process: 80 MB at most. */
const MOST = 16
/** Of one account. */
const MOST_OF_ACCOUNT = 4

/** Accounts whose files are being taken in, once for each. */
const taking: string[] = []

/** False where too many come at once; else the request is counted until it is answered or gone. */
export function takeSlot({ accountId }: FastifyRequest, reply: FastifyReply): boolean {
  const account = accountId ?? ''
  const own = taking.filter((each) => each === account).length
  if (taking.length >= MOST || own >= MOST_OF_ACCOUNT) return false
  taking.push(account)
  reply.raw.once('close', () => taking.splice(taking.indexOf(account), 1))
  return true
}
