import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { StoreError, type Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import type { Backend } from '../context.ts'
import { refused } from '../refused.ts'
import { type Billed, renewBilled } from './billed.ts'
import { moveCoins } from './move-coins.ts'

/**
 * Pays an open invoice from its customer's coins, and what it renews runs longer. Null when the balance does not cover
 * it; then nothing has changed. `actor` null: the shop itself does it.
 */
export async function payFromBalance(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  billed: Billed,
  actor: CoinEntry['actor'],
): Promise<Billed | null> {
  const { id, userId, orderId, total } = billed.invoice
  const entry =
    total === 0 ||
    (await moveCoins(tx, backend, {
      userId,
      amount: -total,
      kind: orderId ? 'order' : 'renewal',
      reference: id,
      actor,
    }))
  if (!entry) return null
  const invoice = await tx.invoices.update(
    id,
    { status: 'paid', paidAt: backend.now(), paymentMethod: 'coins' },
    { status: { in: PAYABLE } },
  )
  if (!invoice) throw new StoreError('conflict', 'invoices.status')
  // What is renewed says so itself.
  if (orderId) {
    const { number } = invoice
    await notify(tx, backend, userId, { kind: 'invoice-paid', number, invoiceId: id })
  }
  return renewBilled(tx, backend, { ...billed, invoice })
}

/** The same for a customer who asked for it: refuses with how many coins are missing. */
export async function payAsAsked(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  billed: Billed,
): Promise<Billed> {
  const { userId, total } = billed.invoice
  const paid = await payFromBalance(tx, backend, billed, userId)
  if (paid) return paid
  // Read after the guard said no: what was read before may have been enough, until something else spent it.
  const user = await tx.users.get(userId)
  throw refused('INSUFFICIENT_COINS', { missing: total - (user?.coins ?? 0) })
}
