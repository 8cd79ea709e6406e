import type { JournalPart } from '@hostfront/contract/books'
import type { Api } from '@hostfront/contract/contract'
import type { JournalEntry } from '@hostfront/domain/books/journal'
import type { Period } from '@hostfront/domain/reports/period'
import type { ListPage } from '../../parts/list-table/list-page.ts'

/** In the order in which they are read; a file has its own. */
const PARTS: readonly JournalPart[] = [
  'invoices',
  'credit-notes',
  'payments',
  'coins',
  'refunds-owed',
  'refunds-settled',
  'late-fees',
  'disputes',
  'dispute-fees',
  'disputes-back',
  'disputes-lost',
]

/** One page of all that was booked in a period, part after part. A cursor says of which it is: `payments:…`. */
export async function readJournal(
  api: Pick<Api, 'books'>,
  period: Period,
  after: string | null,
  limit: number,
): Promise<ListPage<JournalEntry>> {
  const [named = '', ...cursor] = after === null ? [] : after.split(':')
  const at = Math.max(
    PARTS.findIndex((part) => part === named),
    0,
  )
  const part = PARTS[at] ?? 'invoices'
  const page = await api.books.journal({ period, part, after: cursor.join(':') || null, limit })
  const following = PARTS[at + 1]
  const next = page.next === null ? (following ? `${following}:` : null) : `${part}:${page.next}`
  return { items: page.items, next }
}
