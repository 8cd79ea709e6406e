import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { timesIn } from '@hostfront/domain/reports/period'
import type { Where } from '@hostfront/store/port'

/**
 * Which invoices that were paid are income of that day: also those that notes have taken back since. One of before there were
 * notes was taken back on the day it was paid. Each is a question of its own.
 */
const INCOME = [
  { status: 'paid' },
  { status: 'refunded', credited: { gt: 0 } },
] as const satisfies readonly Where<Invoice>[]

export const isIncome = ({ status, credited }: Pick<Invoice, 'status' | 'credited'>): boolean =>
  INCOME.some(
    (kind) => kind.status === status && (!('credited' in kind) || credited > kind.credited.gt),
  )

/** The same to be asked for: those that were paid in some time. */
export const paidIn = (paidAt: ReturnType<typeof timesIn>): readonly Where<Invoice>[] =>
  INCOME.map((kind) => ({ ...kind, paidAt }))
