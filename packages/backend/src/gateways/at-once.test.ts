/** What is told, asked and paid at the same moment, statement by statement, as PostgreSQL lets it. */
import { createInterleavedStore } from '@hostfront/store/interleaved'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GatewayDesk, openWithGateway } from '../testing/gateway-desk.ts'
import { attempt } from '../testing/money/stage.ts'
import { applyDueEvents } from './receive-event.ts'

const RUNS = Number(process.env.FC_RUNS ?? 40)

interface Paid extends GatewayDesk {
  readonly attemptId: string
  readonly message: { readonly body: string }
}

/** All of these at once, in many orders of their statements, once a customer has paid on the page. */
async function atOnce(
  acts: (paid: Paid) => readonly (() => Promise<unknown>)[],
  expectSound: (codes: readonly (string | null)[], paid: Paid) => Promise<void>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      let turn = async () => {}
      const desk = await openWithGateway({
        store: createInterleavedStore({ turn: () => turn() }),
      })
      const { attemptId } = await desk.pay()
      desk.account.pay(await desk.sessionOf(attemptId))
      const [message] = desk.account.account.messages
      if (!message) throw new Error('No message')
      const paid = { ...desk, attemptId, message }
      turn = () => scheduler.schedule(Promise.resolve())
      const codes = await scheduler.waitFor(Promise.all(acts(paid).map(attempt)))
      turn = async () => {}
      await applyDueEvents(desk.shop.backend)
      await expectSound(codes, paid)
      expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
    }),
    { numRuns: RUNS },
  )
}

test('a message that is told twice and a return page that asks are one payment', async () => {
  await atOnce(
    ({ send, message, jane, attemptId }) => [
      () => send(message),
      () => send(message),
      () => jane.gateways.look({ id: attemptId }),
    ],
    async (_codes, { all, invoiceNow, attemptNow, attemptId, jane, send, message }) => {
      // A call that met another may be refused as busy; asked again it is done.
      expect(await send(message)).toBe('taken')
      expect(await jane.gateways.look({ id: attemptId })).toMatchObject({ state: 'succeeded' })
      expect(await invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
      expect(await attemptNow(attemptId)).toMatchObject({ state: 'succeeded', problem: null })
      const { payments, refunds, events } = await all()
      expect(payments).toHaveLength(1)
      expect(refunds).toEqual([])
      expect(events).toMatchObject([{ state: 'done' }])
    },
  )
})

test('paid by a message while the team records a transfer for it, no money is lost', async () => {
  const record = { reference: 'TX-1', amount: 450, paidAt: '2026-06-01T10:00:00.000Z' }
  await atOnce(
    ({ send, message, admin, invoice }) => [
      () => send(message),
      () => admin.billing.recordPayment({ invoiceId: invoice.id, payment: record }),
    ],
    async ([, recorded], { all, invoiceNow }) => {
      const { payments, refunds } = await all()
      const came = recorded === null ? 900 : 450
      expect(await invoiceNow()).toMatchObject({ status: 'paid', paid: 450 })
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(came)
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
      const credited = payments.reduce((sum, payment) => sum + payment.credited, 0)
      expect(back + credited).toBe(came - 450)
    },
  )
})

test('two windows that go to the page at once are led to one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      let turn = async () => {}
      const desk = await openWithGateway({
        store: createInterleavedStore({ turn: () => turn() }),
      })
      turn = () => scheduler.schedule(Promise.resolve())
      const [first, second] = await scheduler.waitFor(Promise.all([desk.pay(), desk.pay()]))
      turn = async () => {}
      expect(second).toEqual(first)
      expect(desk.account.account.sessions).toHaveLength(1)
    }),
    { numRuns: RUNS },
  )
})
