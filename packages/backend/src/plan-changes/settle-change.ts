/** The money of a change of plan: what is due is billed and paid from coins, what is over comes back as coins by credit notes. */
import { creditable } from '@hostfront/domain/billing/credit'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { COINS } from '@hostfront/domain/payments/coins'
import { changeLines } from '@hostfront/domain/services/change-lines'
import type { ChangeQuote } from '@hostfront/domain/services/quote-change'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { billingParties } from '../billing/billing-parties.ts'
import { issueInvoice, readBuyer } from '../billing/issue-invoice.ts'
import { payFromBalance } from '../billing/pay-from-balance.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { writeCreditNote } from '../credit-notes/write-credit-note.ts'
import { giveCoins } from '../refunds/give-coins.ts'
import { readSettings } from '../settings/read-settings.ts'
import { paidInvoices } from './read-change.ts'

/** Refuses with INSUFFICIENT_COINS where the balance does not cover it. */
export async function payForChange(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  quote: ChangeQuote,
): Promise<void> {
  const { id, userId } = service
  const settings = await readSettings(tx)
  const buyer = await readBuyer(tx, userId, { settledInSameStep: true })
  // Asked before the number is drawn: who is refused keeps nobody waiting for it.
  if (buyer.coins < quote.due) {
    throw refused('INSUFFICIENT_COINS', { missing: quote.due - buyer.coins })
  }
  const draft = {
    ...billingParties(call, settings, buyer),
    ...changeLines(service, quote),
    ...about(SERVICE, id),
    userId,
    periodStart: null,
    dueDate: call.now(),
    paymentMethod: COINS,
  }
  const invoice = await issueInvoice(tx, call, draft, { buyer }, { settledInSameStep: true })
  const billed = { invoice, renewed: null }
  if (!(await payFromBalance(tx, call, billed, call.actor.id))) {
    throw refused('INSUFFICIENT_COINS', { missing: quote.due })
  }
}

/** The latest of what was paid goes back first; all of it is locked before, by age (lock-order.ts). */
export async function giveSurplus(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  { surplus, to }: ChangeQuote,
): Promise<void> {
  const paid = await paidInvoices(tx, service)
  const locked: Invoice[] = []
  for (const { id } of paid.toReversed()) {
    const invoice = await tx.invoices.get(id, { lock: true })
    if (invoice) locked.unshift(invoice)
  }
  let left = surplus
  for (const invoice of locked) {
    const amount = Math.min(left, creditable(invoice))
    left -= amount
    if (amount === 0) continue
    await credit(tx, call, invoice, amount, `Change to ${to.planName}, ${to.billingCycle}.`)
  }
}

async function credit(
  tx: Tx,
  call: SignedInCall,
  invoice: Invoice,
  amount: number,
  reason: string,
): Promise<void> {
  const { userId, id: reference } = invoice
  await writeCreditNote(tx, call, invoice, {
    amount,
    target: 'coins',
    reason,
    refund: { cause: 'credit-note', sendTo: null },
    giveCoins: (coins) => giveCoins(tx, call, { userId, amount: coins, reference }),
  })
}
