import type { TimeMarks } from '@hostfront/domain/services/clock'
import type { ReadTx, Tx } from '@hostfront/store/port'

type Name = keyof TimeMarks

const NAMES = ['seen', 'watched', 'looked', 'excused'] as const satisfies Name[]

/** What the shop remembers of time. */
export async function readTimeMarks(tx: ReadTx): Promise<TimeMarks> {
  const { items } = await tx.timeMarks.list({ limit: NAMES.length })
  const at = (name: Name) => items.find(({ id }) => id === name)?.at ?? null
  return { seen: at('seen'), watched: at('watched'), looked: at('looked'), excused: at('excused') }
}

/** Sets what is given; null forgets it. */
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
