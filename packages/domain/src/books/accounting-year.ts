/** Which accounting year a day lies in. */
import { monthAfter, type Period } from '../reports/period.ts'
import type { BookSettings } from './book-account.ts'

/** The first day of the accounting year that a day lies in. */
export function yearBegin({ yearStart }: Pick<BookSettings, 'yearStart'>, day: string): string {
  const month = Number(day.slice(5, 7))
  const begin = `${day.slice(0, 4)}-${String(yearStart).padStart(2, '0')}-01`
  return month < yearStart ? monthAfter(begin, -12) : begin
}

/** Whether all its days are of one accounting year. */
export const isOfOneYear = (
  books: Pick<BookSettings, 'yearStart'>,
  { from, to }: Period,
): boolean => yearBegin(books, from) === yearBegin(books, to)
