/** One transfer that two of the team record at the same moment, statement by statement, as PostgreSQL lets them. */
import { createInterleavedStore } from '@hostfront/store/interleaved'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempt } from '../testing/money/stage.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

const RUNS = Number(process.env.FC_RUNS ?? 25)

/** Two invoices of 4.50, each recorded as paid by the same reference; answers what each came to and what is kept. */
async function recordTwice(isShared: boolean, scheduler: fc.Scheduler) {
  let turn = async () => {}
  const shop = await openTestShop({ store: createInterleavedStore({ turn: () => turn() }) })
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const place = async () => {
    const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
    return invoice?.id ?? ''
  }
  const ids = [await place(), await place()]
  const payment = { reference: 'TX 1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z', isShared }
  turn = () => scheduler.schedule(Promise.resolve())
  const codes = await scheduler.waitFor(
    Promise.all(
      ids.map((invoiceId) => attempt(() => admin.billing.recordPayment({ invoiceId, payment }))),
    ),
  )
  turn = async () => {}
  const payments = await shop.store.read(async (tx) => (await tx.payments.list({ limit: 9 })).items)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  return { codes, payments }
}

test('a reference that two record for two invoices pays one of them, and the other is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { codes, payments } = await recordTwice(false, scheduler)
      expect(codes.toSorted()).toEqual(['REFERENCE_USED', null])
      expect(payments).toMatchObject([{ amount: 450 }])
    }),
    { numRuns: RUNS },
  )
})

test('one transfer for both of them is one payment of both amounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { codes, payments } = await recordTwice(true, scheduler)
      expect(codes).toEqual([null, null])
      expect(payments).toMatchObject([{ amount: 900 }])
    }),
    { numRuns: RUNS },
  )
})
