import type { Backend } from '../call/context.ts'

/** Read at once. */
const PAGE = 100

/** What is to be looked at now, and in nobody's hands. */
export const due = ({ now }: Pick<Backend, 'now'>) =>
  ({ nextAttemptAt: { lte: now() }, claimedUntil: { lte: now() } }) as const

/** When the next one is due, up to `until` (ISO, UTC); null: none before. */
export async function nextDue(backend: Backend, until: string): Promise<string | null> {
  const { items } = await backend.store.read((tx) =>
    tx.instances.list({ where: { nextAttemptAt: { lte: until } }, order: 'oldest', limit: PAGE }),
  )
  const times = items.flatMap(({ nextAttemptAt, claimedUntil }) =>
    nextAttemptAt === null ? [] : [nextAttemptAt > claimedUntil ? nextAttemptAt : claimedUntil],
  )
  return times.sort()[0] ?? null
}
