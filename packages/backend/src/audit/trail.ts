/** Who came in and who was turned away, in the audit log: kept for a while, and bounded, however often anybody asks. */
import { addDays } from '@hostfront/domain/add-days'
import { type AuditEntry, TRAIL_DAYS } from '@hostfront/domain/audit/audit-entry'
import type { AttemptLimits, Call } from '../call/context.ts'
import { auditLine } from './audit-line.ts'

const OWN_ACTIONS = [
  'accounts.login',
  'accounts.logout',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'accounts.changeEmail',
  'accounts.changePassword',
  'accounts.resetPassword',
] as const
type OwnAction = (typeof OWN_ACTIONS)[number]

export const FAILURES = [
  'accounts.loginFailed',
  'accounts.codeFailed',
  'accounts.confirmFailed',
] as const
export type Failure = (typeof FAILURES)[number]

/** Which lines of the audit log are the trail; the subject of each is the account. */
export const TRAIL_ACTIONS = [...OWN_ACTIONS, ...FAILURES] as const

/** Lines an hour about failures at all accounts together; more of them are a flood. */
const MOST_FAILURES = 300

/**
 * The line of what somebody did with their own account, to be written in the step that does it. Null where nobody but
 * the browser's owner can come in, and when there were too many of the kind within the hour: of those left out the 1st,
 * 2nd, 5th, 10th, 20th and so on has a line that says how many they are.
 */
export async function trailLine(
  call: Call,
  action: OwnAction,
  userId: string,
): Promise<AuditEntry | null> {
  if (!call.limits) return null
  const told = { actor: userId, action, subject: userId }
  if (await hasRoom(call, call.limits, `${action} ${userId}`)) {
    return lineOf(call, { ...told, after: null })
  }
  const times = await call.limits.count(`left out ${action} ${userId}`)
  if (!isSparse(times)) return null
  return lineOf(call, { ...told, after: JSON.stringify({ leftOutThisHour: times }) })
}

/** The first from each address has room of its own: nobody hides where they came from by what was done elsewhere. */
async function hasRoom(call: Call, limits: AttemptLimits, account: string): Promise<boolean> {
  const isNewAddress =
    (await limits.take('trail-pair', { account, address: call.client.address ?? '' })) === 0
  if (isNewAddress && (await limits.take('trail-addresses', account)) === 0) return true
  return (await limits.take('trail-account', account)) === 0
}

/**
 * Writes down that somebody was turned away. `userId` is null where there is no such account; then what was typed is not
 * kept: it may be a password. Of many failures the first ten are kept, then those at 1, 2 or 5 times a power of ten.
 * One that is not kept costs the same statements, so that time does not say whether there is an account.
 */
export async function recordFailure(
  call: Call,
  action: Failure,
  userId: string | null,
): Promise<void> {
  if (!call.limits) return
  const times = await call.limits.count(userId === null ? 'unknown' : `${action} ${userId}`)
  const isTold =
    isRound(times) && (userId === null || (await call.limits.count('told')) <= MOST_FAILURES)
  const after = JSON.stringify({ failuresThisHour: times })
  // Somebody who is asked again while signed in is known; at the door anybody may have typed that name.
  const actor = call.actor?.id === userId ? userId : null
  const line = lineOf(call, { actor, action, subject: userId ?? '', after })
  await call.store.transaction(async (tx) => {
    await tx.auditLog.insert(line)
    await tx.auditLog.delete(isTold ? call.newId() : line.id)
  })
}

const lineOf = (call: Call, told: Pick<AuditEntry, 'actor' | 'action' | 'subject' | 'after'>) =>
  auditLine(call, { ...told, before: null, keptUntil: addDays(call.now(), TRAIL_DAYS) })

const isRound = (times: number): boolean => times <= 10 || isSparse(times)

const isSparse = (times: number): boolean => /^[125]0*$/.test(String(times))
