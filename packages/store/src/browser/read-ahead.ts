import { type CollectionName, collectionNames } from '../collections.ts'
import type { StoredRecord } from './layout.ts'
import type { StoredRows } from './open-database.ts'
import { within } from './within.ts'

/** A shop of so many rows is read in one go: to ask for it bit by bit would take longer. */
export const FEW_ROWS = 3000
/** Rows that are asked for at once of a larger one. They come as one piece of work for the page. */
const BATCH = 125
/** What screens ask first; the rest comes in the order of the collections. */
const FIRST: readonly CollectionName[] = [
  'settings',
  'sessions',
  'users',
  'secondFactors',
  'plans',
  'announcements',
  'notifications',
  'orders',
  'services',
]

export interface Batch {
  readonly rows: ReadonlyMap<string, readonly unknown[]>
  /** The collections that are complete with it. */
  readonly complete: readonly CollectionName[]
  /** How many rows the database has in all; with the last batch. */
  readonly count?: number
}

/**
 * All rows of the shop in batches. The database is asked on while a batch is looked at, as a transaction that is not
 * asked anything ends by itself.
 */
export function readAhead(
  rows: StoredRows,
  { isLarge, answerMs }: { isLarge: boolean; answerMs: number },
): ReadableStreamDefaultReader<Batch> {
  const stream = new ReadableStream<Batch>({
    async start(controller) {
      const pass = (batch: Batch) => controller.enqueue(batch)
      if (isLarge) {
        for (const name of new Set([...FIRST, ...collectionNames])) {
          await readCollection(rows, { name, answerMs, pass })
        }
        const count = await within(answerMs, rows.count())
        pass({ rows: new Map(), complete: [], count })
      } else pass(await readAll(rows, answerMs))
      controller.close()
    },
  })
  return stream.getReader()
}

async function readAll(rows: StoredRows, answerMs: number): Promise<Batch> {
  const records = await within(answerMs, rows.getAll())
  const groups = new Map<string, unknown[]>()
  for (const { collection, row } of records) {
    const group = groups.get(collection)
    if (group) group.push(row)
    else groups.set(collection, [row])
  }
  return { rows: groups, complete: collectionNames, count: records.length }
}

async function readCollection(
  rows: StoredRows,
  options: { name: CollectionName; answerMs: number; pass: (batch: Batch) => void },
): Promise<void> {
  const { name, answerMs, pass } = options
  let range = IDBKeyRange.bound([name], [name, []])
  for (;;) {
    const records = await within(answerMs, rows.getAll(range, BATCH))
    const last = records.at(-1)
    const isWhole = !last || records.length < BATCH
    pass({
      rows: new Map([[name, records.map(({ row }) => row)]]),
      complete: isWhole ? [name] : [],
    })
    if (isWhole) return
    range = IDBKeyRange.bound(keyOf(last), [name, []], true)
  }
}

/** As the database has it: a path into the record. */
const keyOf = ({ collection, row }: StoredRecord): IDBValidKey[] => [
  collection,
  (row as { id: IDBValidKey }).id,
]
