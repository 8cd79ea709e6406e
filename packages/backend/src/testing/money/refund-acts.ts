import { creditable } from '@hostfront/domain/billing/credit'
import fc from 'fast-check'
import { act, type Effect, pick } from './operation.ts'
import { pickFrom, type Stage } from './stage.ts'

interface GivingBack {
  readonly pick: number
  /** In hundredths of what is left. */
  readonly share: number
  readonly toCoins: boolean
  readonly endsService: boolean
}

const givingBack: fc.Arbitrary<GivingBack> = fc.record({
  pick,
  share: fc.constantFrom(100, 100, 100, 50, 50, 33, 33, 1, 200),
  toCoins: fc.boolean(),
  endsService: fc.constantFrom(true, false, false),
})

/** In hundredths of what is left of the coins. */
const givingCoinsBack = fc.constantFrom(100, 100, 50, 33, 1, 200)

export const REFUND_ACTS = [
  act('issue credit note', 10, givingBack, giveBack),
  act('mark refund sent', 5, fc.record({ pick }), async (stage, step) => {
    const owed = await owedBy(stage, step)
    if (!owed) return null
    const { id } = owed.refund
    await stage.admin.refunds.markSent({ id, reference: `OUT ${id}` })
    return `mark refund sent, ${owed.refund.cause}`
  }),
  act('turn refund to coins', 5, fc.record({ pick }), async (stage, step) => {
    const owed = await owedBy(stage, step)
    if (!owed) return null
    await stage.admin.refunds.toCoins({ id: owed.refund.id })
    return `turn refund to coins, ${owed.refund.cause}`
  }),
  act('refund coins', 5, fc.record({ pick, share: givingCoinsBack }), refundCoins),
]

/** Takes back what a payment became; one in six is of any payment. */
async function refundCoins(
  stage: Stage,
  { pick: which, share }: { readonly pick: number; readonly share: number },
): Promise<Effect> {
  const { items } = await stage.admin.payments.list({})
  const became = items.filter(({ payment }) => payment.state === 'received' && payment.credited > 0)
  const found = pickFrom(stage, which % 6 === 0 ? items : became, which)
  if (!found) return null
  const { id: paymentId, credited } = found.payment
  const amount = Math.max(1, Math.floor((credited * share) / 100))
  await stage.admin.refunds.takeCoins({ paymentId, amount })
  return `refund coins, ${share === 100 ? 'whole' : 'part'}`
}

async function giveBack(stage: Stage, step: GivingBack): Promise<Effect> {
  const { items } = await stage.customer.billing.invoices({})
  const paid = items.filter((invoice) => creditable(invoice) > 0)
  const invoice = pickFrom(stage, step.pick % 4 === 0 ? items : paid, step.pick)
  if (!invoice) return null
  const left = invoice.total - invoice.credited
  await stage.admin.creditNotes.issue({
    invoiceId: invoice.id,
    amount: Math.max(1, Math.floor((left * step.share) / 100)),
    target: step.toCoins ? 'coins' : 'off-site',
    method: null,
    account: '',
    reason: 'As agreed.',
    endsService: step.endsService,
  })
  return `credit ${step.share === 100 ? 'whole' : 'part'}, ${step.toCoins ? 'to coins' : 'off-site'}`
}

/** One in four was settled before. */
async function owedBy(stage: Stage, { pick: which }: { readonly pick: number }) {
  const state = which % 4 === 0 ? {} : ({ state: 'to-send' } as const)
  return pickFrom(stage, (await stage.admin.refunds.list(state)).items, which)
}
