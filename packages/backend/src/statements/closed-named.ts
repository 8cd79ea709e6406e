import type { AskedMovement, MatchedMovement } from '@hostfront/contract/statements'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Payment } from '@hostfront/domain/payments/payment'
import { numbersIn } from '@hostfront/domain/statements/named-numbers'
import type { ReadTx } from '@hostfront/store/port'
import { rowsById } from '../call/rows-by-id.ts'

/** An invoice that is closed, and the payment of the very amount that a movement perhaps is. */
export interface Named {
  readonly invoice: Invoice
  readonly recorded: MatchedMovement['recorded']
}

type Naming = Pick<AskedMovement, 'label' | 'amount' | 'date'>

/**
 * The only invoice that a movement names, where it is closed: its money comes twice, or is recorded already. These are the
 * movements that name no open one.
 */
export async function closedNamed(
  tx: ReadTx,
  movements: readonly Naming[],
): Promise<(movement: Naming) => Named | null> {
  const invoices = await invoicesOf(tx, [
    ...new Set(movements.filter(({ amount }) => amount > 0).flatMap(named)),
  ])
  const paid = await paymentsOf(
    tx,
    [...invoices.values()].map(({ id }) => id),
  )
  return (movement) => {
    const [number, ...others] = named(movement)
    const invoice = others.length === 0 ? invoices.get(number ?? '') : undefined
    if (!invoice || movement.amount <= 0) return null
    return { invoice, recorded: recordedOf(paid(invoice.id), movement.amount) }
  }
}

const named = ({ label }: Naming): string[] => [
  ...new Set(numbersIn(label).map((digits) => `${digits.slice(0, 4)}-${digits.slice(4)}`)),
]

async function invoicesOf(
  tx: ReadTx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> {
  if (numbers.length === 0) return new Map()
  const where = { number: { in: numbers } }
  const { items } = await tx.invoices.list({ where, limit: numbers.length })
  return new Map(items.map((invoice) => [invoice.number, invoice]))
}

/** An invoice is paid by one payment, or a few. */
const MOST_EACH = 20

/** A payment of this very amount among those: the movement perhaps is its money. */
export function recordedOf(
  payments: readonly Payment[],
  moved: number,
): MatchedMovement['recorded'] {
  const same = payments.find(({ amount }) => amount === moved)
  return same ? { reference: same.reference, receivedAt: same.receivedAt } : null
}

/** What pays these invoices and did not come by a statement. */
export async function paymentsOf(tx: ReadTx, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return () => []
  const limit = invoiceIds.length * MOST_EACH
  const where = { invoiceId: { in: invoiceIds }, returnedAt: null }
  const { items } = await tx.paymentAllocations.list({ where, limit })
  const ids = items.map(({ paymentId }) => paymentId)
  const [payments, rows] = await Promise.all([
    rowsById(tx.payments, ids),
    ids.length === 0
      ? { items: [] }
      : tx.statementRows.list({ where: { paymentId: { in: ids }, state: 'applied' }, limit }),
  ])
  const imported = new Set(rows.items.map(({ paymentId }) => paymentId))
  const live = items.filter(({ paymentId }) => !imported.has(paymentId))
  return (invoiceId: string) =>
    live
      .filter((allocation) => allocation.invoiceId === invoiceId)
      .flatMap(({ paymentId }) => payments.get(paymentId) ?? [])
}
