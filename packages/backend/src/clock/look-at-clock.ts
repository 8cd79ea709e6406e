import { CLOCK_TOLERANCE, type ClockFault, clockFault } from '@hostfront/domain/services/clock'
import type { ReadTx, Store } from '@hostfront/store/port'
import { readTimeMarks } from './time-marks.ts'

export interface ClockSources {
  readonly store: Store
  /** This machine's clock. */
  now(): string
  /** The database's own; null where there is none. */
  readonly readDatabaseClock: (() => Promise<string>) | null
}

/** What speaks against this machine's clock now, by the database's and by what is stored. */
export async function lookAtClock({
  store,
  now,
  readDatabaseClock,
}: ClockSources): Promise<ClockFault | null> {
  const before = now()
  const database = readDatabaseClock ? await readDatabaseClock() : null
  const after = now()
  const stored = await store.read(async (tx) => ({
    newest: await newestRecord(tx),
    marks: await readTimeMarks(tx),
  }))
  // A database that took long to answer said what it was some time between: that proves nothing.
  const isPrompt = Math.abs(Date.parse(after) - Date.parse(before)) < CLOCK_TOLERANCE / 2
  return clockFault({ now: now(), database: isPrompt ? database : null, ...stored })
}

const WITNESSES = ['orders', 'invoices', 'coinEntries', 'auditLog'] as const

/** When the newest record of the books was written. */
async function newestRecord(tx: ReadTx): Promise<string | null> {
  const found = await Promise.all(
    WITNESSES.map((name) => tx[name].list({ limit: 1 }) as Promise<Newest>),
  )
  const times = found.flatMap(({ items }) => items.map(({ createdAt }) => createdAt))
  return times.toSorted().at(-1) ?? null
}

interface Newest {
  readonly items: readonly { readonly createdAt: string }[]
}
