import { expect, test } from 'vitest'
import type { Backend } from '../call/context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { type DueTask, runDueTasks } from './run-due-tasks.ts'

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
    tasks: async () =>
      (await shop.store.read((tx) => tx.tasks.list({ order: 'oldest', limit: 500 }))).items,
  }
}

type Mail = DueTask<'mail'>

const deliverDue = (backend: Backend, send: (mail: Mail) => Promise<unknown>) =>
  runDueTasks(backend, { mail: (mail) => send(mail).then(() => null) })

const fail = () => Promise.reject(new Error(`451 try later ${'x'.repeat(600)}`))

/** The same shop in a process that is killed at the next commit once `isTime`. */
const dyingAfter = (backend: Backend, isTime: () => boolean): Backend => ({
  ...backend,
  store: {
    ...backend.store,
    transaction: (fn: Parameters<typeof backend.store.transaction>[0]) =>
      isTime() ? Promise.reject(new Error('killed')) : backend.store.transaction(fn),
  } as typeof backend.store,
})

test('a mail is sent once, and what it said is forgotten', async () => {
  const { backend, tasks } = await openMailingShop(1)
  const sent: Mail[] = []
  const send = async (mail: Mail) => void sent.push(mail)
  expect(await deliverDue(backend, send)).toEqual({ done: 1, failed: 0 })
  expect(await deliverDue(backend, send)).toEqual({ done: 0, failed: 0 })
  expect(sent).toMatchObject([
    { target: 'customer-1@shop.test', facts: { kind: 'password-changed', name: 'Customer 1' } },
  ])
  expect(await tasks()).toMatchObject([
    { id: sent[0]?.id, status: 'done', facts: null, attempts: 1, doneAt: backend.now() },
  ])
})

test('two deliverers at once send each mail once, over many pages', async () => {
  const { backend } = await openMailingShop(130)
  const sent: string[] = []
  const send = async (mail: Mail) => {
    await new Promise((resolve) => setTimeout(resolve, 0))
    sent.push(mail.target)
  }
  const reports = await Promise.all([deliverDue(backend, send), deliverDue(backend, send)])
  expect(new Set(sent).size).toBe(130)
  expect(sent).toHaveLength(130)
  expect(reports[0].done + reports[1].done).toBe(130)
  expect(Math.min(reports[0].done, reports[1].done)).toBeGreaterThan(0)
})

test('a mail that is refused is tried again later, at growing intervals, and given up after eight tries', async () => {
  const { backend, tasks, passMinutes } = await openMailingShop(1)
  for (const wait of [1, 4, 16, 64, 256, 360, 360]) {
    expect(await deliverDue(backend, fail)).toEqual({ done: 0, failed: 1 })
    passMinutes(wait - 0.1)
    expect(await deliverDue(backend, fail)).toEqual({ done: 0, failed: 0 })
    passMinutes(0.1)
  }
  expect(await tasks()).toMatchObject([{ status: 'waiting', attempts: 7 }])
  expect(await deliverDue(backend, fail)).toEqual({ done: 0, failed: 1 })
  const [givenUp] = await tasks()
  expect(givenUp).toMatchObject({ status: 'failed', attempts: 8, facts: null })
  expect(givenUp?.result).toMatch(/^Error: 451 try later/)
  expect(givenUp?.result).toHaveLength(500)
})

test('one mail that is refused does not keep the others', async () => {
  const { backend } = await openMailingShop(3)
  const send = ({ target }: Mail) => (target.startsWith('customer-2') ? fail() : Promise.resolve())
  expect(await deliverDue(backend, send)).toEqual({ done: 2, failed: 1 })
})

test('after a crash between sending and marking it is sent again, but not before the claim has run out', async () => {
  const { backend, passMinutes } = await openMailingShop(1)
  const sent: string[] = []
  const send = async (mail: Mail) => void sent.push(mail.id)
  const dying = dyingAfter(backend, () => sent.length > 0)
  await expect(deliverDue(dying, send)).rejects.toThrow('killed')
  passMinutes(9)
  await deliverDue(backend, send)
  expect(sent).toHaveLength(1)
  passMinutes(1)
  expect(await deliverDue(backend, send)).toEqual({ done: 1, failed: 0 })
  expect(sent).toEqual([sent[0], sent[0]])
})

test('a task whose process dies each time is given up after as many tries as one that fails', async () => {
  const { backend, tasks, passMinutes } = await openMailingShop(1)
  let tries = 0
  const dying = dyingAfter(backend, () => tries > 0)
  const send = async () => void tries++
  for (let death = 1; death <= 8; death++) {
    tries = 0
    await expect(deliverDue(dying, send)).rejects.toThrow('killed')
    expect(tries).toBe(1)
    passMinutes(10)
  }
  expect(await tasks()).toMatchObject([{ status: 'waiting', attempts: 8 }])
  expect(await deliverDue(backend, send)).toEqual({ done: 0, failed: 1 })
  expect(tries).toBe(1)
  expect(await tasks()).toMatchObject([{ status: 'failed', attempts: 8, facts: null }])
})

test('one that was given up while it was still being done is done', async () => {
  const { backend, tasks, passMinutes, store } = await openMailingShop(1)
  const [{ id = '' } = {}] = await tasks()
  await store.transaction((tx) => tx.tasks.update(id, { attempts: 7 }))
  const slow = async () => {
    passMinutes(11)
    expect(await deliverDue(backend, fail)).toEqual({ done: 0, failed: 1 })
  }
  expect(await deliverDue(backend, slow)).toEqual({ done: 1, failed: 0 })
  expect(await tasks()).toMatchObject([{ status: 'done', attempts: 8, result: null }])
})

test('what a task was answered is kept', async () => {
  const { backend, tasks } = await openMailingShop(1)
  await runDueTasks(backend, { mail: async () => `250 queued\u0000 ${'x'.repeat(600)}` })
  const [task] = await tasks()
  expect(task?.result).toMatch(/^250 queued x/)
  expect(task?.result?.length).toBeLessThanOrEqual(500)
})

test('tasks of a kind that the caller cannot do are left to others', async () => {
  const { backend, tasks } = await openMailingShop(1)
  expect(await runDueTasks(backend, {})).toEqual({ done: 0, failed: 0 })
  expect(await tasks()).toMatchObject([{ status: 'waiting', attempts: 0 }])
})

test('nothing is done within a transaction', async () => {
  const { backend } = await openMailingShop(3)
  let open = 0
  const watched = {
    ...backend,
    store: {
      ...backend.store,
      transaction: async (fn: Parameters<typeof backend.store.transaction>[0]) => {
        open++
        return backend.store.transaction(fn).finally(() => open--)
      },
    } as typeof backend.store,
  }
  const during: number[] = []
  await deliverDue(watched, async () => void during.push(open))
  expect(during).toEqual([0, 0, 0])
})

test('a failure that comes after the claim has run out does not undo what the next one did', async () => {
  const { backend, tasks, passMinutes } = await openMailingShop(1)
  const slow = async () => {
    passMinutes(11)
    await deliverDue(backend, async () => {})
    throw new Error('connection lost')
  }
  expect(await deliverDue(backend, slow)).toEqual({ done: 0, failed: 1 })
  expect(await tasks()).toMatchObject([{ status: 'done', result: null }])
})

test('what happens to a customer is mailed with their name, and only by a host that sends mail', async () => {
  const quiet = await openTestShop()
  const john = await quiet.customer('john')
  await john.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  expect(await quiet.store.read((tx) => tx.tasks.count())).toBe(0)

  const { backend, customer, store } = await openMailingShop(0)
  const { id: userId } = await customer('jane')
  const dueDate = '2026-06-08T12:00:00.000Z'
  await store.transaction((tx) =>
    notify(tx, backend, userId, { kind: 'invoice-issued', number: '2026-1', total: 450, dueDate }),
  )
  const { items } = await store.read((tx) => tx.tasks.list({ limit: 10 }))
  expect(items).toMatchObject([
    {
      target: 'jane@shop.test',
      status: 'waiting',
      facts: { kind: 'invoice-issued', name: 'jane', number: '2026-1', total: 450, dueDate },
    },
  ])
  const notifications = await store.read((tx) => tx.notifications.list({ limit: 10 }))
  expect(notifications.items[0]?.event).toEqual({
    kind: 'invoice-issued',
    number: '2026-1',
    total: 450,
  })
})
