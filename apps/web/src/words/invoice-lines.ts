import { dayWords } from './dates.ts'

/** What a line of an invoice bills; days are stored as `2026-12-23 to 2027-01-22` and are read as all others. */
export const lineWords = (description: string): string =>
  description.replace(
    /(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/,
    (_days, from: string, to: string) => `${dayWords(from)} to ${dayWords(to)}`,
  )
