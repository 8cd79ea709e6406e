import { expect, test } from 'vitest'
import { notify } from '../announcements/notify.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { deliverDue, type MailToSend } from './deliver-due.ts'
import { queueMail } from './queue-mail.ts'

async function openMailingShop(mails: number) {
  const shop = await openTestShop()
  let minutes = 0
  const now = () =>
    new Date(Date.parse('2026-06-01T12:00:00.000Z') + minutes * 60_000).toISOString()
  const backend = { ...shop.backend, sendsMail: true, now }
  await shop.store.transaction(async (tx) => {
    for (let count = 1; count <= mails; count++) {
      const message = { kind: 'password-changed', name: `Customer ${count}` } as const
      await queueMail(tx, backend, `customer-${count}@shop.test`, message)
    }
  })
  return {
    ...shop,
    backend,
    passMinutes: (more: number) => {
      minutes += more
    },
    outbox: async () =>
      (await shop.store.read((tx) => tx.outbox.list({ order: 'oldest', limit: 500 }))).items,
  }
}

const fail = () => Promise.reject(new Error(`451 try later ${'x'.repeat(600)}`))

test('a mail is sent once, and what it said is forgotten', async () => {
  const { backend, outbox } = await openMailingShop(1)
  const sent: MailToSend[] = []
  const send = async (mail: MailToSend) => void sent.push(mail)
  expect(await deliverDue(backend, send)).toEqual({ sent: 1, failed: 0 })
  expect(await deliverDue(backend, send)).toEqual({ sent: 0, failed: 0 })
  expect(sent).toMatchObject([
    { to: 'customer-1@shop.test', message: { kind: 'password-changed', name: 'Customer 1' } },
  ])
  expect(await outbox()).toMatchObject([
    { id: sent[0]?.id, status: 'sent', message: null, attempts: 1, sentAt: backend.now() },
  ])
})

test('two deliverers at once send each mail once, over many pages', async () => {
  const { backend } = await openMailingShop(130)
  const sent: string[] = []
  const send = async (mail: MailToSend) => {
    await new Promise((resolve) => setTimeout(resolve, 0))
    sent.push(mail.to)
  }
  const reports = await Promise.all([deliverDue(backend, send), deliverDue(backend, send)])
  expect(new Set(sent).size).toBe(130)
  expect(sent).toHaveLength(130)
  expect(reports[0].sent + reports[1].sent).toBe(130)
  expect(Math.min(reports[0].sent, reports[1].sent)).toBeGreaterThan(0)
})

test('a mail that is refused is tried again later, at growing intervals, and given up after eight tries', async () => {
  const { backend, outbox, passMinutes } = await openMailingShop(1)
  for (const wait of [1, 4, 16, 64, 256, 360, 360]) {
    expect(await deliverDue(backend, fail)).toEqual({ sent: 0, failed: 1 })
    passMinutes(wait - 0.1)
    expect(await deliverDue(backend, fail)).toEqual({ sent: 0, failed: 0 })
    passMinutes(0.1)
  }
  expect(await outbox()).toMatchObject([{ status: 'waiting', attempts: 7 }])
  expect(await deliverDue(backend, fail)).toEqual({ sent: 0, failed: 1 })
  const [givenUp] = await outbox()
  expect(givenUp).toMatchObject({ status: 'failed', attempts: 8, message: null })
  expect(givenUp?.lastError).toMatch(/^Error: 451 try later/)
  expect(givenUp?.lastError).toHaveLength(500)
})

test('one mail that is refused does not keep the others', async () => {
  const { backend } = await openMailingShop(3)
  const send = ({ to }: MailToSend) => (to.startsWith('customer-2') ? fail() : Promise.resolve())
  expect(await deliverDue(backend, send)).toEqual({ sent: 2, failed: 1 })
})

test('after a crash between sending and marking it is sent again, but not before the claim has run out', async () => {
  const { backend, passMinutes } = await openMailingShop(1)
  const sent: string[] = []
  const send = async (mail: MailToSend) => void sent.push(mail.id)
  const dying = {
    ...backend,
    store: {
      ...backend.store,
      transaction: (fn: Parameters<typeof backend.store.transaction>[0]) =>
        sent.length > 0 ? Promise.reject(new Error('killed')) : backend.store.transaction(fn),
    } as typeof backend.store,
  }
  await expect(deliverDue(dying, send)).rejects.toThrow('killed')
  passMinutes(9)
  await deliverDue(backend, send)
  expect(sent).toHaveLength(1)
  passMinutes(1)
  expect(await deliverDue(backend, send)).toEqual({ sent: 1, failed: 0 })
  expect(sent).toEqual([sent[0], sent[0]])
})

test('a failure that comes after the claim has run out does not undo what the next one did', async () => {
  const { backend, outbox, passMinutes } = await openMailingShop(1)
  const slow = async () => {
    passMinutes(11)
    await deliverDue(backend, async () => {})
    throw new Error('connection lost')
  }
  expect(await deliverDue(backend, slow)).toEqual({ sent: 0, failed: 1 })
  expect(await outbox()).toMatchObject([{ status: 'sent', lastError: null }])
})

test('what happens to a customer is mailed with their name, and only by a host that sends mail', async () => {
  const quiet = await openTestShop()
  const john = await quiet.customer('john')
  await john.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(await quiet.store.read((tx) => tx.outbox.count())).toBe(0)

  const { backend, customer, store } = await openMailingShop(0)
  const { id: userId } = await customer('jane')
  const dueDate = '2026-06-08T12:00:00.000Z'
  await store.transaction((tx) =>
    notify(tx, backend, userId, { kind: 'invoice-issued', number: '2026-1', total: 450, dueDate }),
  )
  const { items } = await store.read((tx) => tx.outbox.list({ limit: 10 }))
  expect(items).toMatchObject([
    {
      to: 'jane@shop.test',
      status: 'waiting',
      message: { kind: 'invoice-issued', name: 'jane', number: '2026-1', total: 450, dueDate },
    },
  ])
  const notifications = await store.read((tx) => tx.notifications.list({ limit: 10 }))
  expect(notifications.items[0]?.event).toEqual({
    kind: 'invoice-issued',
    number: '2026-1',
    total: 450,
  })
})
