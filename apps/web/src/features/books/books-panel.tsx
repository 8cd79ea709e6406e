import type { Books } from '@hostfront/contract/books'
import { may } from '@hostfront/domain/accounts/permission'
import { isOfOneYear } from '@hostfront/domain/books/accounting-year'
import type { Period } from '@hostfront/domain/reports/period'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../host/session.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { longMonth } from '../../words/books.ts'
import { formatUtcDay } from '../../words/dates.ts'
import { periodWords } from '../../words/reports.ts'
import { ExportJournal } from './export-journal.tsx'
import { useBooks } from './use-books.ts'

// Dialogs come at a press: the reports open without what they need.
const MonthDialog = lazy(async () => ({
  default: (await import('./month-dialog.tsx')).MonthDialog,
}))
const EditAccounts = lazy(async () => ({
  default: (await import('./edit-accounts.tsx')).EditAccounts,
}))

/** Which months are closed, and the journal of the period as files for an accountant. */
export function BooksPanel({ period }: { period: Period }) {
  const books = useBooks()
  return (
    <Panel id="books" title="Books">
      <Loaded answer={books}>{(data) => <OpenBooks books={data} period={period} />}</Loaded>
    </Panel>
  )
}

interface OpenBooksProps {
  books: Books
  period: Period
}

function OpenBooks({ books, period }: OpenBooksProps) {
  const { closings, toClose, settings } = books
  const account = useAccount()
  const [asked, setAsked] = useState<'close' | 'reopen' | 'accounts' | null>(null)
  const last = closings.at(-1) ?? null
  const close = () => setAsked(null)
  const isClosed = last !== null && period.to.slice(0, 7) <= last.month
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <p className="max-w-prose">{closedWords(books)}</p>
        {may(account, 'books.close') && (toClose || last) ? (
          <div className="flex flex-wrap gap-3">
            {toClose ? (
              <Button look="secondary" size="small" onClick={() => setAsked('close')}>
                Close {longMonth(toClose)}
              </Button>
            ) : null}
            {last ? (
              <Button look="quiet" size="small" onClick={() => setAsked('reopen')}>
                Open {longMonth(last.month)} again
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <div className="flex flex-col gap-3">
        <h3 className="text-lg">Journal for your accountant</h3>
        <p className="max-w-prose text-[0.9375rem] text-muted">
          {periodWords(period)}, by double entry: invoices on the day they are paid, credit notes,
          payments, fees, disputes, coins and what goes back.{' '}
          {isClosed ? 'All of it is closed.' : 'Days that are not closed may still change.'}
          {isOfOneYear(settings, period)
            ? ''
            : ' DATEV takes days of one accounting year alone: please export each year by itself.'}
        </p>
        <ExportJournal books={books} period={period}>
          {may(account, 'settings.change') ? (
            <Button look="secondary" size="small" onClick={() => setAsked('accounts')}>
              Account numbers
            </Button>
          ) : null}
        </ExportJournal>
      </div>
      <Suspense>
        {asked === 'close' && toClose ? (
          <MonthDialog kind="close" month={toClose} onClose={close} />
        ) : null}
        {asked === 'reopen' && last ? (
          <MonthDialog kind="reopen" month={last.month} onClose={close} />
        ) : null}
        {asked === 'accounts' ? <EditAccounts settings={settings} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}

function closedWords({ closings, toClose }: Books): string {
  const last = closings.at(-1)
  if (!last) return 'No month is closed: payments can be recorded with any day, and undone.'
  const closed = `Closed up to the end of ${longMonth(last.month)}, on ${formatUtcDay(last.closedAt)}.`
  return toClose ? closed : `${closed} The next month can be closed when it is over.`
}
