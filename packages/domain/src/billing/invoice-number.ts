/** The series of a year (UTC) in which invoice numbers are gapless; the id of its counter. */
export const invoiceSeries = (now: string): string => `invoice-${now.slice(0, 4)}`

/** The series of a number and its place in it, from 1; null for a text that is no number of ours. */
export function readInvoiceNumber(
  number: string,
): { readonly series: string; readonly count: number } | null {
  const digits = /^\d{4}-(\d{5,9})$/.exec(number)?.[1]
  return digits ? { series: invoiceSeries(number), count: Number(digits) } : null
}

/** Readable and unique, `2026-00042`; `count` counts from 1 within the year of `now` (ISO, UTC). */
export const invoiceNumber = (now: string, count: number): string =>
  `${now.slice(0, 4)}-${String(count).padStart(5, '0')}`
