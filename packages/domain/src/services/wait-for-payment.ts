/**
 * A change that is paid by invoice. It is counted from the day it was asked for, so that its invoice says what it costs, and
 * takes effect when that is paid; nothing else of the service is billed meanwhile. It waits for a few days, and never into
 * the last ones of the paid time: those belong to the renewal, which is billed when the change is withdrawn.
 */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { allow, type Result, refuse } from '../result.ts'
import { afterChange } from './after-change.ts'
import type { ChangeQuote } from './quote-change.ts'
import type { CancelledBy, Service } from './service.ts'
import type { WaitingChange } from './waiting-change.ts'

/** So long it waits at most, and so long before the end of the paid time it stops to. */
export const CHANGE_WAITS_DAYS = 7
export const CHANGE_ENDS_DAYS = 3

/** Until when a change that is asked for at `now` can be paid (ISO, UTC); null: not by invoice any more. */
export function waitsUntil({ expiresAt }: Pick<Service, 'expiresAt'>, now: string): string | null {
  const latest = addDays(expiresAt, -CHANGE_ENDS_DAYS)
  if (latest <= now) return null
  const usual = addDays(now, CHANGE_WAITS_DAYS)
  return usual < latest ? usual : latest
}

export const waitingFor = (
  { to, credits, charge, days, expiresAt }: ChangeQuote,
  { id: invoiceId, number }: Pick<Invoice, 'id' | 'number'>,
  { at, validUntil, credited }: Pick<WaitingChange, 'at' | 'validUntil' | 'credited'>,
): WaitingChange => ({
  ...{ invoiceId, number, at, validUntil, credited },
  ...{ to, credits, charge, days, expiresAt },
})

/** The service once the change is paid. In the cycle that it has, its end stays where it is. */
export function afterWaiting(
  service: Parameters<typeof afterChange>[0],
  waiting: WaitingChange,
): ReturnType<typeof afterChange> & Pick<Service, 'waiting'> {
  const isOtherCycle = waiting.to.billingCycle !== service.billingCycle
  const expiresAt = isOtherCycle ? waiting.expiresAt : service.expiresAt
  const { at: now, credited } = waiting
  return { ...afterChange(service, { ...waiting, expiresAt }, { now, credited }), waiting: null }
}

/**
 * Whether a change that waits can be withdrawn at `now`. Its customer does not take one back of which something is
 * paid, or said to be, nor one of today twice: asking and withdrawing in turn would use up numbers, and mails, without end. `last`: the newest invoice of the service that was withdrawn.
 */
export const checkChangeWithdrawal = (
  { paid }: Pick<Invoice, 'paid'>,
  { last, isDeclared }: { last: Pick<Invoice, 'createdAt'> | null; isDeclared: boolean },
  by: CancelledBy,
  now: string,
): Result<void, 'NOT_WITHDRAWABLE' | 'WITHDRAWN_TODAY'> => {
  if (by === 'team') return allow(undefined)
  if (paid > 0 || isDeclared) return refuse('NOT_WITHDRAWABLE')
  const isSecond = last?.createdAt.slice(0, 10) === now.slice(0, 10)
  return isSecond ? refuse('WITHDRAWN_TODAY') : allow(undefined)
}

/** Whether it is to be withdrawn at `now`. Who says to have paid is given until the end of the paid time. */
export const isLapsed = (
  { waiting, expiresAt }: Pick<Service, 'waiting' | 'expiresAt'>,
  isDeclared: boolean,
  now: string,
): boolean => waiting !== null && now >= (isDeclared ? expiresAt : waiting.validUntil)
