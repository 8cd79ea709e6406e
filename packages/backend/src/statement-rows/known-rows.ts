import type { AskedMovement, MatchedMovement } from '@hostfront/contract/statements'
import { keysNearby } from '@hostfront/domain/statements/movement-keys'
import {
  type AskedOnce,
  keptOtherwise,
  mayBeKept,
} from '@hostfront/domain/statements/same-movement'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import type { ReadTx } from '@hostfront/store/port'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'

export interface KnownRow {
  readonly known: MatchedMovement['known']
  /** A row that paid something and may be this movement, told in other words. */
  readonly perhaps: StatementRow | null
}

/** What is known of each movement of a source: what it became, in this file or in one of another format. */
export async function knownRows(
  tx: ReadTx,
  source: string,
  movements: readonly AskedMovement[],
): Promise<readonly KnownRow[]> {
  if (movements.length === 0) return []
  const nearby = movements.map(keysNearby)
  const keys = [...movements.flatMap(({ key, before = [] }) => [key, ...before]), ...nearby.flat()]
  const rows = new Map<string, StatementRow>()
  const where = { source, key: { in: [...new Set(keys)] } }
  const { items } = await tx.statementRows.list({ where, limit: keys.length })
  for (const row of items) rows.set(row.key, row)
  const like = await appliedLike(tx, source, movements)
  const invoices = await rowsById(
    tx.invoices,
    [...items, ...[...like.values()].flat()].map(({ invoiceId }) => invoiceId),
  )
  const asKnown = ({ state, decidedAt, invoiceId }: StatementRow) => {
    return { state, decidedAt, number: invoices.get(invoiceId ?? '')?.number ?? null }
  }
  return movements.map((movement, at) => {
    const own = rows.get(movement.key)
    const kept = like.get(likeOf(movement)) ?? []
    const asked = { ...movement, before: movement.before ?? [] }
    const row =
      own?.state === 'applied'
        ? own
        : (nearby[at]?.map((one) => rows.get(one)).find(isApplied) ??
          keptOtherwise(asked, kept, (key) => isApplied(rows.get(key))) ??
          own)
    return row
      ? { known: asKnown(row), perhaps: null }
      : { known: null, perhaps: mayBeKept(asked, kept) }
  })
}

/** One that only pays nothing is known by its own key alone: it is brought back by that. */
const isApplied = (row: StatementRow | undefined): boolean => row?.state === 'applied'

/** The row of the very movement, and the one that applied it, which may have come in a file of another format. */
export async function knownRow(
  tx: ReadTx,
  source: string,
  movement: AskedOnce,
): Promise<{ readonly own: StatementRow | null; readonly applied: StatementRow | null }> {
  const own = await tx.statementRows.find({ source, key: movement.key })
  if (own?.state === 'applied') return { own, applied: own }
  const keys = [...keysNearby(movement), ...movement.before]
  const where = { source, key: { in: keys }, state: 'applied' } as const
  const { items } =
    keys.length === 0 ? { items: [] } : await tx.statementRows.list({ where, limit: keys.length })
  const isKept = (key: string) => items.some((row) => row.key === key)
  const near = items.find(({ key }) => !movement.before.includes(key))
  if (near) return { own, applied: near }
  const like = await appliedLike(tx, source, [movement])
  return { own, applied: keptOtherwise(movement, like.get(likeOf(movement)) ?? [], isKept) }
}

type Dated = Pick<AskedMovement, 'date' | 'amount'>

const PAGE = 1000

/** The rows of a source that paid something, by the day and amount of these movements. */
async function appliedLike(
  tx: ReadTx,
  source: string,
  movements: readonly Dated[],
): Promise<ReadonlyMap<string, readonly StatementRow[]>> {
  const days = movements.map(({ date }) => date).toSorted()
  // Keys begin with the day, so that their index finds them.
  const key = { gte: `${days[0]} `, lt: `${days.at(-1)}!` }
  const amount = { in: [...new Set(movements.map((movement) => movement.amount))] }
  const where = { source, key, amount, state: 'applied' } as const
  const pages = readPages((after) =>
    tx.statementRows.list({ where, order: 'oldest', limit: PAGE, after }),
  )
  const groups = new Map<string, StatementRow[]>()
  for await (const page of pages) {
    for (const row of page) groups.set(likeOf(row), [...(groups.get(likeOf(row)) ?? []), row])
  }
  return groups
}

const likeOf = ({ date, amount }: Dated): string => `${date} ${amount}`
