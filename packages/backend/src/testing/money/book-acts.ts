import { addDays } from '@hostfront/domain/add-days'
import { owedOf } from '@hostfront/domain/payments/settled'
import fc from 'fast-check'
import { ADMIN } from '../shop.ts'
import { act, type Effect, pick } from './operation.ts'
import { invoiceBy } from './payment-acts.ts'
import { arrive } from './received.ts'
import type { Stage } from './stage.ts'

/** What was paid weeks ago is recorded today: it belongs to its own day, which may be over. */
export const RECORD_LATE = 'record late payment'

/** Months are closed and opened again, and somebody comes with what belongs into them. */
export const BOOK_ACTS = [
  act('close month', 3, fc.record({}), async ({ admin }) => {
    const { toClose: month } = await admin.books.read()
    if (month === null) return null
    await admin.books.closeMonth({ month })
    return 'close month'
  }),
  act('open month again', 1, fc.record({}), async (stage) => {
    const { admin } = stage
    const month = (await admin.books.read()).closings.at(-1)?.month
    if (month === undefined) return null
    await admin.accounts.confirm({ password: ADMIN.password })
    await admin.books.reopenMonth({ month })
    return 'open month again'
  }),
  act(RECORD_LATE, 3, fc.record({ pick, days: fc.integer({ min: 1, max: 60 }) }), recordLate),
]

async function recordLate(
  stage: Stage,
  step: { readonly pick: number; readonly days: number },
): Promise<Effect> {
  const invoice = await invoiceBy(stage, step)
  if (!invoice) return null
  const [amount, reference] = [owedOf(invoice) || 1, stage.newReference()]
  const paidAt = addDays(stage.shop.backend.now(), -step.days)
  const payment = { reference, amount, paidAt, isShared: false }
  await stage.admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  arrive(stage, payment, { owed: owedOf(invoice) })
  return RECORD_LATE
}
