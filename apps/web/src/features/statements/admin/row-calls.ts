import type { MatchedMovement } from '@hostfront/contract/statements'
import { type MovementAct, surplusOf } from '@hostfront/domain/statements/row-acts'
import type { Movement } from '@hostfront/domain/statements/statement'
import type { KeptMovement } from '@hostfront/domain/statements/statement-row'
import { openHost } from '../../../host/open-host.ts'

/** A movement of the file, with what the shop says of it. */
export interface ReviewRow {
  readonly movement: Movement
  readonly match: MatchedMovement
  /** As `equalsBefore` has it. */
  readonly before: readonly string[]
}

/** Whose statement it is, and how its payments came. */
export interface Account {
  readonly source: string
  readonly method: string
}

interface Applying {
  readonly invoiceId: string
  readonly act: MovementAct
}

export const keyOf = ({ match }: ReviewRow): string => match.key

const keptOf = ({
  movement: { date, amount, label },
  match: { key },
}: ReviewRow): KeptMovement => ({
  key,
  date,
  amount,
  label,
})

/** Records a row for its invoice, or for another that somebody has found. False where that was done before. */
export async function applyRow(
  { source, method }: Account,
  row: ReviewRow,
  { invoiceId, act }: Applying,
): Promise<boolean> {
  const { api } = await openHost()
  const { declarationId, invoiceId: own } = row.match
  const surplus = surplusOf(act)
  const { isNew } = await api.statements.apply({
    source,
    method,
    movement: keptOf(row),
    reference: row.movement.id,
    before: [...row.before],
    invoiceId,
    ...(surplus ? { surplus } : {}),
    ...(declarationId && invoiceId === own ? { declarationId } : {}),
  })
  return isNew
}

/** Sets a row aside: it pays no invoice. */
export async function ignoreRow({ source }: Account, row: ReviewRow): Promise<void> {
  const { api } = await openHost()
  await api.statements.ignore({ source, movement: keptOf(row) })
}

export async function bringRowBack({ source }: Account, row: ReviewRow): Promise<void> {
  const { api } = await openHost()
  await api.statements.bringBack({ source, key: keyOf(row) })
}
