import type { AskedMovement, MatchedMovement } from '@hostfront/contract/statements'
import { keysNearby } from '@hostfront/domain/statements/movement-keys'
import type { KeptMovement, StatementRow } from '@hostfront/domain/statements/statement-row'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

type Known = MatchedMovement['known']

/** What is known of each movement of a source: what it became, in this file or, by what the bank calls it, in one of another format. */
export async function knownRows(
  tx: ReadTx,
  source: string,
  movements: readonly AskedMovement[],
): Promise<readonly Known[]> {
  const nearby = movements.map(keysNearby)
  const keys = [...movements.map(({ key }) => key), ...nearby.flat()]
  if (keys.length === 0) return []
  const where = { source, key: { in: keys } }
  const { items } = await tx.statementRows.list({ where, limit: keys.length })
  const invoices = await rowsById(
    tx.invoices,
    items.map(({ invoiceId }) => invoiceId),
  )
  const rows = new Map<string, StatementRow>(items.map((row) => [row.key, row]))
  const asKnown = ({ state, decidedAt, invoiceId }: StatementRow) => {
    return { state, decidedAt, number: invoices.get(invoiceId ?? '')?.number ?? null }
  }
  return movements.map(({ key }, at) => {
    const own = rows.get(key)
    const row =
      own?.state === 'applied'
        ? own
        : (nearby[at]?.map((one) => rows.get(one)).find(isApplied) ?? own)
    return row ? asKnown(row) : null
  })
}

/** One that only pays nothing is known by its own key alone: it is brought back by that. */
const isApplied = (row: StatementRow | undefined): boolean => row?.state === 'applied'

/** The row of the very movement, and the one that applied it, which may have come in a file of another format. */
export async function knownRow(
  tx: ReadTx,
  source: string,
  movement: KeptMovement & { readonly id: string | null },
): Promise<{ readonly own: StatementRow | null; readonly applied: StatementRow | null }> {
  const own = await tx.statementRows.find({ source, key: movement.key })
  if (own?.state === 'applied') return { own, applied: own }
  const keys = keysNearby(movement)
  if (keys.length === 0) return { own, applied: null }
  const where = { source, key: { in: keys }, state: 'applied' } as const
  const [applied = null] = (await tx.statementRows.list({ where, limit: 1 })).items
  return { own, applied }
}
