import type { Sold } from '@hostfront/contract/reports'
import { countryName } from '@hostfront/domain/accounts/country-name'
import type { Age } from '@hostfront/domain/reports/ageing'
import { growth } from '@hostfront/domain/reports/income'
import type { Period, QuickPeriod } from '@hostfront/domain/reports/period'
import type { RecurringFigures } from '@hostfront/domain/reports/recurring-months'
import { dayWords, monthWords } from './dates.ts'

export const QUICK_PERIOD_NAMES: Record<QuickPeriod, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'this-year': 'This year',
}

export const AGE_NAMES: Record<Age, string> = {
  'not-due': 'Not due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  'over-90': 'Over 90 days',
}

/** `Nov 1, 2026 to Nov 25, 2026`; one day alone is said once. */
export const periodWords = ({ from, to }: Period): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`

/** A bar of a chart: `2026-11-21` or `2026-11`. */
export const stepWords = (step: string): string =>
  step.length > '2026-11'.length ? dayWords(step) : monthWords(step)

/** Tenths of a percent: `12.5%`, `3%`. */
export const shareWords = (tenths: number): string =>
  `${(tenths / 10).toLocaleString('en').replace('-', '−')}%`

/** Of a share that may not be known: `3% before`. */
export const shareBeforeWords = (tenths: number | null): string =>
  tenths === null ? 'Not known before' : `${shareWords(tenths)} before`

/** What the value of a customer is made of: `€12.00 a month for 25 months`. */
export function lifetimeWords(
  { perCustomer, lifetime }: Pick<RecurringFigures, 'perCustomer' | 'lifetime'>,
  money: (amount: number) => string,
): string {
  if (perCustomer === null) return 'No customers at the end'
  if (lifetime === null) return `${money(perCustomer)} a month; nobody was lost`
  const months = (lifetime / 10).toLocaleString('en')
  return `${money(perCustomer)} a month for ${months} ${lifetime === 10 ? 'month' : 'months'}`
}

/** How it differs from before: `+12.5% on €80.00`; `money` writes an amount as people read it. */
export function growthWords(
  now: number,
  before: number,
  money: (amount: number) => string,
): string {
  const tenths = growth(now, before)
  if (now === before) return 'The same as before'
  if (tenths === null) return `${money(before)} before`
  return `${tenths < 0 ? '' : '+'}${shareWords(tenths)} on ${money(before)}`
}

export function soldWords({ kind, name }: Sold): string {
  if (kind === 'domain') return 'Domains'
  return kind === 'plan' ? (name ?? 'A plan of before') : 'Other invoices'
}

/** `Morocco, 20%`. Invoices of the oldest shops did not write their rate down. */
export function taxedWords(country: string | null, taxBasisPoints: number | null): string {
  const where = country === null ? 'No country' : countryName(country)
  const rate = taxBasisPoints === null ? 'rate unknown' : `${taxBasisPoints / 100}%`
  return `${where}, ${rate}`
}
