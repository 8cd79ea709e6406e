/** The money of a change of plan: what is due is billed and paid from coins, what is over comes back as coins by credit notes. */
import type { User } from '@hostfront/domain/accounts/user'
import { creditable } from '@hostfront/domain/billing/credit'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { COINS } from '@hostfront/domain/payments/coins'
import { methodToBill } from '@hostfront/domain/payments/offered-methods'
import { changeLines } from '@hostfront/domain/services/change-lines'
import type { ChangeQuote } from '@hostfront/domain/services/quote-change'
import type { Service } from '@hostfront/domain/services/service'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { billingParties } from '../billing/billing-parties.ts'
import { issueInvoice, readBuyer } from '../billing/issue-invoice.ts'
import { payFromBalance } from '../billing/pay-from-balance.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { writeCreditNote } from '../credit-notes/write-credit-note.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import { payIsDisputed } from '../payments/give-back.ts'
import { giveCoins } from '../refunds/give-coins.ts'
import { usualMethod } from '../services/usual-method.ts'
import { readSettings } from '../settings/read-settings.ts'
import { creditedOf, paidInvoices, type ReadQuote } from './read-change.ts'

/** Refuses with INSUFFICIENT_COINS where the balance does not cover it. */
export async function payForChange(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  quote: ChangeQuote,
): Promise<void> {
  const buyer = await readBuyer(tx, service.userId, { settledInSameStep: true })
  // Asked before the number is drawn: who is refused keeps nobody waiting for it.
  if (buyer.coins < quote.due) {
    throw refused('INSUFFICIENT_COINS', { missing: quote.due - buyer.coins })
  }
  const draft = {
    ...whatIsBilled(call, await readSettings(tx), { service, quote, buyer }),
    ...{ dueDate: call.now(), paymentMethod: COINS },
  }
  const invoice = await issueInvoice(tx, call, draft, { buyer }, { settledInSameStep: true })
  const billed = { invoice, renewed: null }
  if (!(await payFromBalance(tx, call, billed, call.actor.id))) {
    throw refused('INSUFFICIENT_COINS', { missing: quote.due })
  }
}

interface Waiting {
  readonly service: Service
  readonly quote: ChangeQuote
  readonly validUntil: string
}

/** Bills a change that takes effect when it is paid, in whichever way. */
export async function billChange(
  tx: Tx,
  call: SignedInCall,
  { service, quote, validUntil }: Waiting,
): Promise<Invoice> {
  const buyer = await readBuyer(tx, service.userId, {})
  const settings = await readSettings(tx)
  const [usual, methods] = await Promise.all([
    usualMethod(tx, service),
    takenMethods(tx, settings.currency),
  ])
  const draft = {
    ...whatIsBilled(call, settings, { service, quote, buyer }),
    ...{ dueDate: validUntil, paymentMethod: methodToBill(usual, methods, buyer.country) },
  }
  return issueInvoice(tx, call, draft, { buyer })
}

interface Billing extends Omit<Waiting, 'validUntil'> {
  readonly buyer: User
}

const whatIsBilled = (
  call: SignedInCall,
  settings: Settings,
  { service, quote, buyer }: Billing,
) => ({
  ...billingParties(call, settings, buyer),
  ...changeLines(service, quote),
  ...about(SERVICE, service.id),
  userId: service.userId,
  periodStart: null,
})

/**
 * The latest of what was paid goes back first; all of it is locked before, by age (lock-order.ts). Refuses with PLAN_UNFIT where a
 * payer disputes some of it, and with PRICE_CHANGED where notes have taken some of it back since it was quoted.
 */
export async function giveSurplus(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  { surplus, to, credited, due }: ReadQuote,
): Promise<void> {
  const paid = await paidInvoices(tx, service)
  const locked: Invoice[] = []
  for (const { id } of paid.toReversed()) {
    const invoice = await tx.invoices.get(id, { lock: true })
    if (invoice) locked.unshift(invoice)
  }
  if (creditedOf(locked) !== credited) throw refused('PRICE_CHANGED', { amountDue: due })
  if (await payIsDisputed(tx, locked)) throw refused('PLAN_UNFIT', { obstacle: 'disputed' })
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
