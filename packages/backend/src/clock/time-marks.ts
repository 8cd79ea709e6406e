import type { TimeMarks } from '@hostfront/domain/services/clock'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { againWhenTaken } from '../call/again-when-taken.ts'

type Name = keyof TimeMarks

const NAMES = ['seen', 'watched', 'looked', 'excused'] as const satisfies Name[]

/** What the shop remembers of time. */
export async function readTimeMarks(tx: ReadTx): Promise<TimeMarks> {
  const { items } = await tx.timeMarks.list({ limit: NAMES.length })
  const at = (name: Name) => items.find(({ id }) => id === name)?.at ?? null
  return { seen: at('seen'), watched: at('watched'), looked: at('looked'), excused: at('excused') }
}

/**
 * Runs a transaction that sets time marks. Of two processes that begin the same mark at once, the second was rolled
 * back as a whole, finds the mark and simply runs again.
 */
export const withTimeMarks = <Value>(transaction: () => Promise<Value>): Promise<Value> =>
  againWhenTaken('timeMarks.id', transaction)

/** Sets what is given, in a transaction that runs in `withTimeMarks`; null forgets it. */
export async function writeTimeMarks(
  tx: Tx,
  now: string,
  marks: Partial<TimeMarks>,
): Promise<void> {
  for (const id of NAMES) {
    const at = marks[id]
    if (at === undefined) continue
    if (at === null) await tx.timeMarks.delete(id)
    else if (!(await tx.timeMarks.update(id, { at }))) {
      await tx.timeMarks.insert({ id, createdAt: now, at })
    }
  }
}
