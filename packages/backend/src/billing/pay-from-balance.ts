import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { isAbout, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { owedOf } from '@hostfront/domain/payments/settled'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { takePayment } from '../payments/take-payment.ts'
import { type Billed, renewBilled } from './billed.ts'
import { coinsFor } from './coins-for.ts'
import { moveCoins } from './move-coins.ts'

/**
 * Pays what an open invoice still owes from its customer's coins, and what it renews runs longer. Null when the balance does not cover
 * it; then nothing has changed. `actor` null: the shop itself does it.
 */
export async function payFromBalance<Row>(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  billed: Billed<Row>,
  actor: CoinEntry['actor'],
): Promise<Billed<Row> | null> {
  const { id, userId, total, paid } = billed.invoice
  const owed = owedOf(billed.invoice)
  const billsOrder = isAbout(billed.invoice, ORDER)
  const entry =
    owed === 0 ||
    (await moveCoins(tx, backend, {
      userId,
      amount: -owed,
      kind: billsOrder ? 'order' : 'renewal',
      reference: id,
      actor,
    }))
  if (!entry) return null
  const invoice = await tx.invoices.update(
    id,
    { status: 'paid', paid: total, paidAt: backend.now(), paymentMethod: 'coins' },
    { status: { in: PAYABLE }, paid },
  )
  if (!invoice) throw new StoreError('conflict', 'invoices.status')
  await takePayment(tx, backend, invoice, coinsFor(owed, backend.now()))
  // What is renewed says so itself.
  if (billsOrder || invoice.periodStart === null) {
    const { number } = invoice
    await notify(tx, backend, userId, { kind: 'invoice-paid', number, invoiceId: id })
  }
  return renewBilled(tx, backend, { ...billed, invoice })
}

/** The same for a customer who asked for it: refuses with how many coins are missing. */
export async function payAsAsked<Row>(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  billed: Billed<Row>,
): Promise<Billed<Row>> {
  const { userId } = billed.invoice
  const paid = await payFromBalance(tx, backend, billed, userId)
  if (paid) return paid
  // Read after the guard said no: what was read before may have been enough, until something else spent it.
  const user = await tx.users.get(userId)
  throw refused('INSUFFICIENT_COINS', { missing: owedOf(billed.invoice) - (user?.coins ?? 0) })
}
