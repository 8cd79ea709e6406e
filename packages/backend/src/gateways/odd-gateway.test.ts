/** A gateway that answers what no gateway should. */
import { refuse } from '@hostfront/domain/result'
import { expect, test } from 'vitest'
import { gatewayForm } from '../testing/calls/forms.ts'
import { openWithGateway } from '../testing/gateway-desk.ts'
import { refusalOf } from '../testing/refusal.ts'
import { lookAtDueAttempts } from './look-at-attempt.ts'

const pagesOf = ({ account }: Awaited<ReturnType<typeof openWithGateway>>) =>
  account.account.sessions

test.each([0, -100, 10_000_000_000_001, Number.MAX_SAFE_INTEGER])(
  'an amount of %d is no money: it is shown to staff, and the message is done',
  async (amount) => {
    const desk = await openWithGateway()
    const { account, pay, sessionOf, send, all, attemptNow, invoiceNow } = desk
    const { attemptId } = await pay()
    account.pay(await sessionOf(attemptId))
    const [message] = account.account.messages
    const body = message?.body.replaceAll('"amount_total":450', `"amount_total":${amount}`) ?? ''
    expect(await send({ body })).toBe('taken')
    const { events, payments, refunds } = await all()
    expect(events).toMatchObject([{ state: 'done', outcome: 'applied' }])
    expect([payments, refunds]).toEqual([[], []])
    expect(await attemptNow(attemptId)).toMatchObject({ problem: 'AMOUNT', cameAmount: amount })
    expect(await invoiceNow()).toMatchObject({ status: 'unpaid', paid: 0 })
    expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
  },
)

test('one attempt that cannot be done keeps no other waiting', async () => {
  const desk = await openWithGateway()
  const { account, pay, sessionOf, order, shop, invoiceNow, all } = desk
  const first = await pay()
  const other = await order()
  const second = await pay(other.invoice.id)
  account.pay(await sessionOf(first.attemptId))
  account.pay(await sessionOf(second.attemptId))
  shop.passSeconds(121)
  const store = shop.backend.store
  const broken = {
    ...shop.backend,
    store: {
      ...store,
      read: store.read.bind(store),
      transaction: ((work, ...rest) =>
        store.transaction(
          async (tx) => {
            const result = await work(tx)
            const done = await tx.paymentAttempts.get(first.attemptId)
            if (done?.state === 'succeeded') throw new Error('It cannot be')
            return result
          },
          ...rest,
        )) satisfies typeof store.transaction,
    },
  }
  const { failures } = await lookAtDueAttempts(broken)
  expect(failures).toMatchObject([{ id: first.attemptId }])
  expect(await invoiceNow(other.invoice.id)).toMatchObject({ status: 'paid' })
  shop.passSeconds(601)
  expect(await lookAtDueAttempts(shop.backend)).toMatchObject({ looked: 1, failures: [] })
  expect((await all()).payments).toHaveLength(2)
})

test('one that answers about another page keeps nobody waiting for ever', async () => {
  const desk = await openWithGateway()
  const { admin, account, invoice, pay, sessionOf } = desk
  const { attemptId } = await pay()
  account.pay(await sessionOf(attemptId))
  const payment = { reference: 'TX-1', amount: 200, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  const [page] = pagesOf(desk)
  if (!page) throw new Error('No page')
  Object.assign(page, { clientReferenceId: 'somebody-elses' })
  expect(await refusalOf(pay())).toEqual(['GATEWAY_FAILED', {}])
})

test('one that keeps silent is asked a few times, and what becomes due meanwhile has the next run', async () => {
  const desk = await openWithGateway()
  const { pay, order, shop } = desk
  await pay()
  for (let count = 0; count < 5; count++) await pay((await order()).invoice.id)
  shop.passSeconds(121)
  let asked = 0
  const { gateways } = shop.backend
  const silent = {
    ...shop.backend,
    gateways: gateways && {
      ...gateways,
      open: async (...of: Parameters<typeof gateways.open>) => ({
        ...(await gateways.open(...of)),
        observe: async () => {
          // As long as it takes until an attempt is asked about again.
          shop.passSeconds(601)
          asked++
          return refuse({ code: 'unreachable', detail: '' } as const)
        },
      }),
    },
  }
  expect(await lookAtDueAttempts(silent)).toMatchObject({ looked: 0, unanswered: 6 })
  expect(asked).toBe(3)
})

test('one whose key is lost keeps an invoice from being paid at another for no longer than its page', async () => {
  const desk = await openWithGateway()
  const { pay, shop, admin, account, jane, gateway, invoice, attemptNow } = desk
  const { attemptId } = await pay()
  await shop.store.transaction((tx) => tx.gateways.update(gateway.id, { gatewayKey: null }))
  const { key, webhookSecret: webhookKey } = account
  const other = await admin.gateways.add({
    ...gatewayForm,
    name: 'Other',
    ...{ key, webhookKey, isOn: true },
  })
  const payThere = () => jane.gateways.pay({ invoiceId: invoice.id, paymentMethod: other.id })
  expect(await refusalOf(payThere())).toEqual(['GATEWAY_FAILED', {}])
  shop.passSeconds(61 * 60)
  expect((await payThere()).attemptId).not.toBe(attemptId)
  expect(await attemptNow(attemptId)).toMatchObject({ state: 'failed', url: null })
})
