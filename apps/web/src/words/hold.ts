import { type Held, isOnHold } from '@hostfront/domain/renewals/hold'
import { asSentence } from './as-sentence.ts'
import { formatDay } from './dates.ts'

/** That something is on hold at `now` (ISO, UTC), until when and why, for the team; null where it is not. */
export function holdNote(hold: Held, now: string): string | null {
  const { holdUntil, holdReason } = hold
  if (holdUntil === null || !isOnHold(hold, now)) return null
  return `On hold until ${formatDay(holdUntil)}${holdReason ? `: ${asSentence(holdReason)}` : '.'}`
}

/** That all of a client is on hold, for the team. */
export function clientHoldNote(hold: Held, now: string): string | null {
  const note = holdNote(hold, now)
  return note?.replace('On hold', 'Client on hold') ?? null
}

/** The same for that client. */
export function ownAccountHoldNote(hold: Held, now: string): string | null {
  const note = holdNote(hold, now)
  const account = note?.replace('On hold', 'Your account is on hold')
  return account ? `${account} Nothing is billed or suspended by itself until then.` : null
}

/** The same for its customer. */
export function ownHoldNote(hold: Held, now: string): string | null {
  const note = holdNote(hold, now)
  return note && `${note} Nothing is billed or suspended by itself until then.`
}
