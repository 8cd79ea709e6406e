/** What numbers of each gapless series begin with; its name and the year are the id of its counter. */
const PREFIXES = { invoice: '', 'credit-note': 'CN-' } as const
export type Series = keyof typeof PREFIXES

const SERIES = Object.keys(PREFIXES) as Series[]

/** The id of the counter of a series in the year (UTC) of `now`, e.g. `credit-note-2026`. */
export const counterOf = (series: Series, now: string): string => `${series}-${now.slice(0, 4)}`

/** The series of a year (UTC) in which invoice numbers are gapless; the id of its counter. */
export const invoiceSeries = (now: string): string => counterOf('invoice', now)

/** The counter of a number and its place in the series, from 1; null for a text that is no number of ours. */
export function readNumber(
  number: string,
): { readonly counter: string; readonly count: number } | null {
  const [, prefix, year = '', digits] = /^(\D*)(\d{4})-(\d{5,9})$/.exec(number) ?? []
  const series = SERIES.find((one) => PREFIXES[one] === prefix)
  return series && digits ? { counter: counterOf(series, year), count: Number(digits) } : null
}

/** The series and the year of a counter by its id; null for one that counts something else. */
export function readCounter(id: string): { readonly series: Series; readonly year: string } | null {
  const year = /-(\d{4})$/.exec(id)?.[1] ?? ''
  const series = SERIES.find((one) => counterOf(one, year) === id)
  return series && year ? { series, year } : null
}

/** Readable and unique, `CN-2026-00042`; `count` counts from 1 within the year of `now` (ISO, UTC). */
export const numberIn = (series: Series, now: string, count: number): string =>
  `${PREFIXES[series]}${now.slice(0, 4)}-${String(count).padStart(5, '0')}`

/** That of an invoice, `2026-00042`. */
export const invoiceNumber = (now: string, count: number): string => numberIn('invoice', now, count)
