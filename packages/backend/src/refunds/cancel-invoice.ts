import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { StoreError, type Tx, type Where } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import type { Backend } from '../call/context.ts'
import { giveBack } from '../payments/give-back.ts'
import { lookSoon } from './look-soon.ts'
import { oweRefunds } from './owe-refunds.ts'

/**
 * Cancels an open invoice, in the caller's transaction. What was paid of it goes back: coins at once, what came from
 * outside the shop is written down for the team to send. No note takes back what was never earned. Null when it is not
 * open any more, or `guard` does not hold; then nothing has changed.
 */
export async function cancelInvoice(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  id: string,
  guard: Where<Invoice> = {},
): Promise<Invoice | null> {
  const invoice = await tx.invoices.get(id)
  if (!invoice) return null
  const isAsRead = { status: { in: PAYABLE }, paid: invoice.paid, ...guard } as const
  const closed = await tx.invoices.update(id, { status: 'cancelled', paid: 0 }, isAsRead)
  if (!closed) {
    // Not locked, for the caller may go through several: what was paid meanwhile is to go back as well.
    const current = await tx.invoices.get(id)
    if (current && current.paid !== invoice.paid) throw new StoreError('conflict', 'invoices.paid')
    return null
  }
  await lookSoon(tx, backend, { invoiceId: id })
  if (invoice.paid === 0) return closed
  const back = { amount: invoice.paid, target: 'off-site' } as const
  const { coins, offSite } = await giveBack(tx, backend, invoice, back)
  if (coins > 0) {
    const { userId } = invoice
    const move = { userId, amount: coins, kind: 'refund', reference: id, actor: null } as const
    // The customer's row exists (an account that has gone leaves it), and a refund always fits.
    if (!(await moveCoins(tx, backend, move))) throw new StoreError('conflict', 'users.coins')
  }
  const owed = { cause: 'order-closed', sendTo: null, creditNoteId: null } as const
  await oweRefunds(tx, backend, invoice, { ...owed, parts: offSite })
  return closed
}
