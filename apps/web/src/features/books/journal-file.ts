/** The journal as a file for a bookkeeping program. Loaded when one is asked for. */
import type { Books } from '@hostfront/contract/books'
import type { BookFormat } from '@hostfront/domain/books/book-account'
import { datevLines, datevName, MOST_DATEV_LINES } from '@hostfront/domain/books/datev'
import { fecLines, fecName } from '@hostfront/domain/books/fec'
import type { JournalEntry } from '@hostfront/domain/books/journal'
import { numbered } from '@hostfront/domain/books/numbered'
import { westernBytes } from '@hostfront/domain/books/western'
import type { Currency } from '@hostfront/domain/money/money'
import type { Period } from '@hostfront/domain/reports/period'

interface Asked {
  readonly books: Books
  readonly period: Period
  readonly currency: Currency
  readonly methodName: (id: string) => string
  readonly now: string
}

interface JournalFile {
  readonly name: string
  readonly content: string | Blob
  readonly type: string
  /** How many entries it has. */
  readonly count: number
}

/** `read`: what was booked from the first day of the period's first month on. Null: more than the program takes. */
export function journalFile(
  format: BookFormat,
  read: readonly JournalEntry[],
  { books: { settings: books, closings }, period, ...asked }: Asked,
): JournalFile | null {
  const entries = numbered(read).filter(({ day }) => day >= period.from)
  const count = entries.length
  if (format === 'fec') {
    const { methodName } = asked
    const lines = fecLines(entries, { books, closings, methodName })
    const type = 'text/plain;charset=utf-8'
    return { name: fecName(books.siren, period.to), content: asText(lines), type, count }
  }
  const lines = datevLines(entries, { ...asked, books, closings, period })
  if (lines.length - 2 > MOST_DATEV_LINES) return null
  const content = new Blob([westernBytes(asText(lines))])
  return { name: datevName(period), content, type: 'text/csv;charset=windows-1252', count }
}

const asText = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`
