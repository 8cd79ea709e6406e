import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import type { Payment } from '@hostfront/domain/payments/payment'
import { declaredBy } from '@hostfront/domain/statements/declared-money'
import { idInKey } from '@hostfront/domain/statements/movement-keys'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { knownRow } from '../statement-rows/known-rows.ts'

/** Rows that somebody has decided on and that pay nothing. Of others nothing is kept. */
const FREE = { in: ['ignored', 'undone'] } as const
const MOST = 500

/** Of each that waits the oldest row that is its money; of one that buys coins it only says so. */
export async function seenRows(
  tx: ReadTx,
  declarations: readonly Declaration[],
): Promise<(declaration: Declaration) => QueuedDeclaration['seen']> {
  const asked = declarations.filter(({ state }) => state === 'waiting')
  if (asked.length === 0) return () => null
  const where = { state: FREE, amount: { in: [...new Set(asked.map(({ amount }) => amount))] } }
  const { items } = await tx.statementRows.list({ where, order: 'oldest', limit: MOST })
  return (declaration) => {
    if (!asked.includes(declaration)) return null
    const row = items.find((one) => isMoneyOf(one, declaration))
    if (!row) return null
    const { id, source, date, label } = row
    return { rowId: declaration.pays.length > 0 ? id : null, source, date, label }
  }
}

const isMoneyOf = ({ amount, label, key }: StatementRow, declaration: Declaration): boolean =>
  declaredBy({ amount, label, id: idInKey(key) }, declaration) !== null

/** Lets a row stand for the payment of a declaration, so that it pays nothing else. One for coins has no invoice to be kept with. */
export async function takeSeenRow(
  tx: Tx,
  call: SignedInCall,
  { rowId, declaration, payment }: Used,
): Promise<void> {
  const invoiceId = declaration.pays[0]?.invoiceId
  if (invoiceId === undefined) throw refused('NOT_FOUND')
  await refuseApplied(tx, rowId)
  const decision = { state: 'applied', paymentId: payment.id, invoiceId } as const
  const used = await tx.statementRows.update(
    rowId,
    { ...decision, decidedBy: call.actor.id, decidedAt: call.now() },
    { state: FREE, amount: payment.amount },
  )
  if (!used) return refuseRow(tx, rowId)
  if (!isMoneyOf(used, declaration)) throw refused('NOT_FOUND')
}

/** The movement may have paid meanwhile as a row of another format. */
async function refuseApplied(tx: ReadTx, rowId: string): Promise<void> {
  const row = await tx.statementRows.get(rowId)
  if (!row) return
  const { applied } = await knownRow(tx, row.source, {
    ...row,
    id: idInKey(row.key),
    before: [],
  })
  if (applied && applied.id !== rowId) await refuseRow(tx, applied.id)
}

async function refuseRow(tx: ReadTx, rowId: string): Promise<never> {
  const row = await tx.statementRows.get(rowId)
  if (!row) throw refused('NOT_FOUND')
  if (row.state !== 'applied') throw refused('PAYMENT_AMOUNT_DIFFERS', { total: row.amount })
  const invoice = row.invoiceId ? await tx.invoices.get(row.invoiceId) : null
  throw refused('REFERENCE_USED', { number: invoice?.number ?? '' })
}

interface Used {
  readonly rowId: string
  readonly declaration: Declaration
  readonly payment: Payment
}
