import type { Held } from '@hostfront/domain/renewals/hold'
import { isEnding } from '@hostfront/domain/services/cancellation'
import {
  isKept,
  isSuspendedByHand,
  isSuspendedForPayment,
} from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { asSentence } from '../../words/as-sentence.ts'
import { endingNote } from '../../words/cancellation.ts'
import { formatDay } from '../../words/dates.ts'
import { ownAccountHoldNote, ownHoldNote } from '../../words/hold.ts'
import { serviceState } from '../../words/service-state.ts'

/** The same in one badge: what cannot be reached yet is not called active. */
export const shownState = (
  service: Pick<Service, 'status' | 'expiresAt' | 'cancelledAt' | 'access'>,
  at: { readonly now: number; readonly leadDays: number },
): string => {
  const state = serviceState(service, at)
  return state === 'active' && lacksAddress(service) ? 'being set up' : state
}

type Noted = Pick<
  Service,
  | 'status'
  | 'suspendedByHand'
  | 'suspensionReason'
  | 'keepUntil'
  | 'expiresAt'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'cancelReason'
  | 'holdUntil'
  | 'holdReason'
>

/** What its customer reads of a hold on it, or on all that they have; null where there is none. */
export function holdOf(service: Held & Pick<Service, 'status'>, account: Held | null, now: number) {
  if (service.status === 'terminated') return null
  const at = new Date(now).toISOString()
  const whole = account && ownAccountHoldNote(account, at)
  const isWhole = (account?.holdUntil ?? '') > (service.holdUntil ?? '')
  return (isWhole ? whole : null) ?? ownHoldNote(service, at) ?? whole
}

/** What its customer has to know of a service that ends, that the team has suspended, or lets run without payment; null for others. */
export function stateNote(service: Noted, now: number, account: Held | null = null): string | null {
  const hold = holdOf(service, account, now)
  const note = noteOf(service, now)
  return hold && note ? `${note} ${hold}` : (note ?? hold)
}

/** Whether it is paid for and cannot be reached yet. */
export const lacksAddress = ({ status, access }: Pick<Service, 'status' | 'access'>): boolean =>
  status === 'active' && access === null

function noteOf(service: Noted, now: number): string | null {
  if (isEnding(service)) return endingNote(service)
  const { status, suspensionReason, keepUntil } = service
  if (isSuspendedByHand(service)) {
    const reason = suspensionReason
      ? `By our team: ${asSentence(suspensionReason)} `
      : 'By our team. '
    return `${reason}Paying an invoice does not end that.`
  }
  if (isSuspendedForPayment(service))
    return 'Not paid in time. It runs again as soon as it is paid.'
  const isUnpaid = status === 'active' && isKept(service, new Date(now).toISOString())
  return isUnpaid && keepUntil
    ? `Runs until ${formatDay(keepUntil)} without payment. Pay its open invoice by then to keep it.`
    : null
}
