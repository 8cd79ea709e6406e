import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { isRenewal } from '../billing/invoice-subject.ts'
import { allow, type Result, refuse } from '../result.ts'
import type { Settings } from '../settings/settings.ts'

type Renewing = Pick<Invoice, 'status' | 'paid' | 'subjectKind' | 'subjectId' | 'periodStart'>

/** What becomes of an invoice that its customer withdraws: it keeps its number and lets go of its period. No other is so. */
export const WITHDRAWN = { status: 'cancelled', periodStart: null } as const

/** From when on (ISO, UTC) the shop bills the period from `periodStart` on by itself: until then an invoice of it was asked for. */
export const billedFrom = (
  periodStart: string,
  { renewalLeadDays }: Pick<Settings['billing'], 'renewalLeadDays'>,
): string => addDays(periodStart, -renewalLeadDays)

/**
 * Whether its customer can withdraw an invoice at `now`: one of a renewal that they asked for ahead of its time and have
 * paid nothing of, nor say that they have. The shop issues another when the time comes. `last`: the newest invoice of the same subject that was
 * withdrawn; where that is one of today (UTC), the one in its place stays until tomorrow, or asking and withdrawing in
 * turn would use up numbers, and mails, without end.
 */
export function checkWithdrawal(
  invoice: Renewing,
  { last, isDeclared }: { last: Pick<Invoice, 'createdAt'> | null; isDeclared: boolean },
  billing: Pick<Settings['billing'], 'renewalLeadDays'>,
  now: string,
): Result<void, 'NOT_WITHDRAWABLE' | 'WITHDRAWN_TODAY'> {
  const { status, paid, periodStart } = invoice
  const isOpen = status === 'unpaid' && paid === 0 && isRenewal(invoice)
  if (!isOpen || isDeclared || periodStart === null || now >= billedFrom(periodStart, billing)) {
    return refuse('NOT_WITHDRAWABLE')
  }
  return last && dayOf(last.createdAt) === dayOf(now) ? refuse('WITHDRAWN_TODAY') : allow(undefined)
}

const dayOf = (time: string): string => time.slice(0, 10)
