import type { Document } from '@hostfront/contract/reports'
import { expect, test } from 'vitest'
import { readAllRows } from '../../parts/list-table/csv.ts'
import { readDocuments } from './read-documents.ts'

const PERIOD = { from: '2026-11-01', to: '2026-11-30' }
type Asked = { kind: string; after?: string | null | undefined; limit?: number | undefined }

/** A shop that hands out its documents two at a time, whatever it is asked for. */
function shopWith(counts: Readonly<Record<string, number>>) {
  const asked: Asked[] = []
  const documents = async ({ kind, after, ...rest }: Asked) => {
    asked.push({ kind, after, ...rest })
    const begin = after ? Number(after.slice('at:'.length)) : 0
    const end = Math.min(begin + 2, counts[kind] ?? 0)
    const items = Array.from({ length: end - begin }, (_, at) => ({
      number: `${kind} ${begin + at}`,
    }))
    return { items: items as Document[], next: end < (counts[kind] ?? 0) ? `at:${end}` : null }
  }
  // Nothing else of the shop is asked for.
  return {
    asked,
    api: { reports: { documents } } as unknown as Parameters<typeof readDocuments>[0],
  }
}

async function numbersOf(counts: Readonly<Record<string, number>>) {
  const { api } = shopWith(counts)
  const rows = await readAllRows<Document>({
    readPage: (after, limit) => readDocuments(api, PERIOD, after, limit),
    onRows: () => true,
  })
  return rows?.map(({ number }) => number)
}

test('every invoice is read, then every credit note and what disputes take and give back, each once', async () => {
  const all = { invoice: 3, 'credit-note': 3, dispute: 1, 'dispute-over': 3 }
  expect(await numbersOf(all)).toEqual([
    'invoice 0',
    'invoice 1',
    'invoice 2',
    'credit-note 0',
    'credit-note 1',
    'credit-note 2',
    'dispute 0',
    'dispute-over 0',
    'dispute-over 1',
    'dispute-over 2',
  ])
})

test('one kind alone, or nothing at all, is read to its end, too', async () => {
  expect(await numbersOf({ invoice: 0, 'credit-note': 1 })).toEqual(['credit-note 0'])
  expect(await numbersOf({ invoice: 2, 'credit-note': 0 })).toEqual(['invoice 0', 'invoice 1'])
  expect(await numbersOf({})).toEqual([])
})
