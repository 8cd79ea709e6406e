import type { JournalEntry } from '@hostfront/domain/books/journal'
import { expect, test } from 'vitest'
import { readAllRows } from '../../parts/list-table/csv.ts'
import { readJournal } from './read-journal.ts'

const PERIOD = { from: '2026-11-01', to: '2026-11-30' }
type Asked = { part: string; after?: string | null | undefined }

/** A shop that hands out entries two at a time, with a `:` in its cursors. */
async function read(counts: Readonly<Record<string, number>>) {
  const journal = async ({ part, after }: Asked) => {
    const begin = after ? Number(after.split(':')[1]) : 0
    const end = Math.min(begin + 2, counts[part] ?? 0)
    const items = Array.from({ length: end - begin }, (_, at) => ({
      number: `${part} ${begin + at}`,
    }))
    return { items: items as JournalEntry[], next: end < (counts[part] ?? 0) ? `at:${end}` : null }
  }
  // Nothing else of the shop is asked for.
  const api = { books: { journal } } as unknown as Parameters<typeof readJournal>[0]
  const rows = await readAllRows<JournalEntry>({
    readPage: (after, limit) => readJournal(api, PERIOD, after, limit),
    onRows: () => true,
  })
  return rows?.map(({ number }) => number)
}

test('every part is read to its end, each entry once', async () => {
  expect(await read({ invoices: 3, payments: 1, 'refunds-settled': 2 })).toEqual([
    'invoices 0',
    'invoices 1',
    'invoices 2',
    'payments 0',
    'refunds-settled 0',
    'refunds-settled 1',
  ])
  expect(await read({})).toEqual([])
  expect(await read({ coins: 5 })).toHaveLength(5)
})
