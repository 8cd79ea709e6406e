import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable } from '@hostfront/domain/billing/payable'
import { COINS } from '@hostfront/domain/payments/coins'
import { owedOf } from '@hostfront/domain/payments/settled'
import { StoreError } from '@hostfront/store/port'
import fc from 'fast-check'
import { moveCoins } from '../../billing/move-coins.ts'
import { act, type Effect, pick } from './operation.ts'
import { arrive, paymentFor, received } from './received.ts'
import { pickFrom, type Stage } from './stage.ts'

const recording = fc.record({ pick, ...received })
type Recording = typeof recording extends fc.Arbitrary<infer Step> ? Step : never

const coins = fc.record({ amount: fc.integer({ min: 1, max: 4000 }) })

export const PAYMENT_ACTS = [
  act('give coins', 1, coins, (stage, { amount }) => moveBy(stage, amount)),
  act('take coins', 1, coins, (stage, { amount }) => moveBy(stage, -amount)),
  act('record payment', 6, recording, recordPayment),
  act('pay with coins', 4, fc.record({ pick }), async (stage, step) => {
    const invoice = await invoiceBy(stage, step)
    if (!invoice) return null
    await stage.customer.billing.payWithCoins({ invoiceId: invoice.id })
    return invoice.paid > 0 ? 'pay the rest with coins' : 'pay with coins'
  }),
  act('undo payment', 8, fc.record({ pick }), undoPayment),
  act('issue invoice', 3, fc.record({ amount: fc.integer({ min: 1, max: 900 }) }), issueInvoice),
]

/** Whole, in part, too much or again. */
export async function recordPayment(stage: Stage, step: Recording): Promise<Effect> {
  const invoice = await invoiceBy(stage, step)
  if (!invoice) return null
  const payment = paymentFor(stage, step, invoice)
  await stage.admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  const { surplus, reference } = step
  const how = reference === 'shared' ? 'record shared payment' : 'record payment'
  return `${how}, ${arrive(stage, payment, { owed: owedOf(invoice), surplus })}`
}

async function moveBy({ shop, customer, outside }: Stage, amount: number): Promise<Effect> {
  const move = { amount, kind: 'adjustment', reference: null, actor: null } as const
  const userId = customer.id
  const entry = await shop.store.transaction((tx) =>
    moveCoins(tx, shop.backend, { ...move, userId }),
  )
  if (!entry) throw new StoreError('check', 'coins')
  outside.given += amount
  return amount > 0 ? 'give coins' : 'take coins'
}

/** Mostly one that is open. */
export async function invoiceBy(
  stage: Stage,
  { pick: which }: { readonly pick: number },
): Promise<Invoice | undefined> {
  const { items } = await stage.customer.billing.invoices({})
  return pickFrom(stage, which % 4 === 0 ? items : items.filter(isPayable), which)
}

/** Coins are given back, not undone; one in four asks for that too. What pays several invoices is rare, and is looked for. */
async function undoPayment(
  stage: Stage,
  { pick: which }: { readonly pick: number },
): Promise<Effect> {
  const { items } = await stage.admin.payments.list({})
  const undoable = items.filter(
    ({ payment }) => payment.method !== COINS && payment.state === 'received',
  )
  const several = undoable.filter(({ pays }) => pays.length > 1)
  const ofSeveral = which % 2 === 1 && several.length > 0 ? several : undoable
  const found = pickFrom(stage, which % 4 === 0 ? items : ofSeveral, which)
  if (!found) return null
  const before = new Map<string, Invoice>()
  for (const { invoiceId: id } of found.pays) {
    before.set(id, await stage.admin.billing.invoice({ id }))
  }
  const { id, credited } = found.payment
  const { amount } = await stage.admin.payments.undo({ id, reason: 'Of another client.' })
  stage.outside.arrived -= amount
  if (found.pays.length === 0) return 'undo bought coins'
  if (found.pays.length > 1) return 'undo payment of several'
  if (credited > 0) return 'undo payment that was too much'
  const isPart = found.pays.some((part) => part.amount < (before.get(part.invoiceId)?.total ?? 0))
  return isPart ? 'undo part' : 'undo whole payment'
}

export async function issueInvoice(
  { shop, customer, admin }: Stage,
  { amount }: { readonly amount: number },
): Promise<Effect> {
  const lines = [{ description: 'Moving in', amount }]
  const dueDate = addDays(shop.backend.now(), 14)
  await admin.billing.issue({ userId: customer.id, lines, dueDate })
  return 'issue invoice'
}
