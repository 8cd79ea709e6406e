/** The series of a year (UTC) in which invoice numbers are gapless; the id of its counter. */
export const invoiceSeries = (now: string): string => `invoice-${now.slice(0, 4)}`

/** Readable and unique, `2026-00042`; `count` counts from 1 within the year of `now` (ISO, UTC). */
export const invoiceNumber = (now: string, count: number): string =>
  `${now.slice(0, 4)}-${String(count).padStart(5, '0')}`
