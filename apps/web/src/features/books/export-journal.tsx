import type { Books } from '@hostfront/contract/books'
import { isOfOneYear } from '@hostfront/domain/books/accounting-year'
import { BOOK_FORMATS, type BookFormat } from '@hostfront/domain/books/book-account'
import type { JournalEntry } from '@hostfront/domain/books/journal'
import type { Period } from '@hostfront/domain/reports/period'
import { Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { readAllRows } from '../../parts/list-table/csv.ts'
import { useMethodName } from '../../parts/use-method-name.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { FORMAT_NAMES } from '../../words/books.ts'
import { explain } from '../../words/explain.ts'
import { readJournal } from './read-journal.ts'

interface Reading {
  readonly format: BookFormat
  readonly count: number
}

interface ExportJournalProps {
  books: Books
  period: Period
  /** What else is done with the journal, beside its files. */
  children: ReactNode
}

/** Saves what was booked in a period as a file for a bookkeeping program. It shows how far it is, and can be stopped. */
export function ExportJournal({ books, period, children }: ExportJournalProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const [reading, setReading] = useState<Reading | null>(null)
  const isStopped = useRef(false)

  async function save(format: BookFormat): Promise<void> {
    isStopped.current = false
    setReading({ format, count: 0 })
    try {
      const entries = await readAll(format)
      const { journalFile } = await import('./journal-file.ts')
      const now = new Date().toISOString()
      const file =
        entries && journalFile(format, entries, { books, period, currency, methodName, now })
      if (file) {
        saveFile(file.content, file.name, file.type)
        void toast(`Exported ${file.count.toLocaleString('en')} entries`)
      } else if (entries) {
        void toast('DATEV takes 99,999 lines at once. Please choose fewer days.', 'error')
      }
    } catch (error) {
      void toast(explain(error, currency), 'error')
    }
    setReading(null)
  }

  async function readAll(format: BookFormat): Promise<readonly JournalEntry[] | null> {
    const { api } = await openHost()
    // Entries are numbered from the first day of a month on.
    const whole = { from: `${period.from.slice(0, 7)}-01`, to: period.to }
    return readAllRows<JournalEntry>({
      readPage: (after, limit) => readJournal(api, whole, after, limit),
      onRows: (count) => {
        setReading({ format, count })
        return !isStopped.current
      },
    })
  }

  const isOff = (format: BookFormat) =>
    (reading !== null && reading.format !== format) ||
    (format === 'datev' && !isOfOneYear(books.settings, period))

  function press(format: BookFormat): void {
    if (reading?.format === format) isStopped.current = true
    else if (!isOff(format)) void save(format)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {BOOK_FORMATS.map((format) => (
        // One button, so that the focus stays on it.
        <Button
          key={format}
          look="secondary"
          size="small"
          aria-disabled={isOff(format)}
          className="aria-disabled:opacity-55"
          onClick={() => press(format)}
        >
          {reading?.format === format ? null : <Download aria-hidden="true" className="size-4" />}
          {reading?.format === format ? 'Cancel export' : `Export ${FORMAT_NAMES[format]}`}
        </Button>
      ))}
      {children}
      <p role="status" className="flex items-center gap-2 text-muted text-sm figures">
        {reading ? (
          <>
            <Spinner />
            {reading.count.toLocaleString('en')} entries read
          </>
        ) : null}
      </p>
    </div>
  )
}
