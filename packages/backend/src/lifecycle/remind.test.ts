import type { Declaration } from '@hostfront/domain/payments/declaration'
import { StoreError } from '@hostfront/store/port'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADMIN } from '../testing/shop.ts'
import { openShopWithService, type ShopWithService } from '../testing/shop-with-service.ts'
import { runDue } from './run-due.ts'

const DUE = '2026-07-01T12:00:00.000Z'

/** The renewal of Jane's service, billed a week before `DUE`. */
async function openBilled(sendsMail = false) {
  const shop = await openShopWithService({}, { sendsMail })
  shop.passDays(23)
  await runDue(shop.backend)
  const [invoice] = await shop.invoices()
  if (!invoice) throw new Error('Nothing was billed')
  return { ...shop, invoice }
}

async function pass(shop: ShopWithService, days: number) {
  shop.passDays(days)
  return runDue(shop.backend)
}

async function reminders({ store, jane }: ShopWithService) {
  const query = { where: { userId: jane.id }, order: 'oldest', limit: 500 } as const
  const { items } = await store.read((tx) => tx.notifications.list(query))
  return items.flatMap(({ event }) => (event.kind === 'invoice-reminder' ? [event] : []))
}

test('before and after the due day the customer hears how much, until when, and what happens', async () => {
  const shop = await openBilled()
  expect((await pass(shop, 3)).reminded).toBe(0)
  expect((await pass(shop, 1)).reminded).toBe(1)
  expect((await pass(shop, 3)).reminded).toBe(0)
  expect((await pass(shop, 1)).reminded).toBe(1)
  expect((await pass(shop, 6)).reminded).toBe(0)
  const facts = { number: '2026-00002', owed: 450, dueDate: DUE, invoiceId: shop.invoice.id }
  const name = 'Night Shift RP'
  expect(await reminders(shop)).toMatchObject([
    { ...facts, isLate: false, next: { step: 'suspend', name, at: DUE } },
    { ...facts, isLate: true, next: { step: 'terminate', name, at: '2026-07-08T12:00:00.000Z' } },
  ])
})

test('the mail says how it is paid, as the method of the invoice has it', async () => {
  const shop = await openBilled(true)
  const admin = await shop.admin()
  const [{ id, ...method } = { id: '' }] = (await admin.paymentMethods.list()).filter(
    (one) => one.id === shop.invoice.paymentMethod,
  )
  await shop.store.transaction((tx) =>
    tx.paymentMethods.update(id, { instructions: 'Quote {reference}.', account: 'MA64 0815' }),
  )
  expect(method).toMatchObject({ name: 'Bank transfer' })
  await pass(shop, 4)
  const way = { name: 'Bank transfer', instructions: 'Quote {reference}.', account: 'MA64 0815' }
  expect((await shop.mails('jane@shop.test')).at(-1)).toMatchObject({
    kind: 'invoice-reminder',
    name: 'jane',
    owed: 450,
    way,
  })
})

test('what a trial shop says of a method is no way to pay', async () => {
  const shop = await openBilled(true)
  await pass(shop, 4)
  expect((await shop.mails('jane@shop.test')).at(-1)).toMatchObject({ way: null })
})

test('of what is partly paid the rest is named; of what is paid or has ended nothing', async () => {
  const shop = await openBilled()
  const set = (changes: object) =>
    shop.store.transaction((tx) => tx.invoices.update(shop.invoice.id, changes))
  await set({ paid: 400 })
  await pass(shop, 4)
  expect(await reminders(shop)).toMatchObject([{ owed: 50 }])
  await set({ paid: 450, status: 'paid', paidAt: shop.backend.now() })
  await pass(shop, 5)
  expect(await reminders(shop)).toHaveLength(1)
})

test('who declared a payment is left alone for three days, and then hears the latest step alone', async () => {
  const shop = await openBilled()
  shop.passDays(3)
  const declaration: Declaration = {
    id: 'declared',
    createdAt: shop.backend.now(),
    userId: shop.jane.id,
    method: 'bank-transfer',
    amount: 450,
    reference: 'TX',
    referenceKey: 'tx',
    alikeKey: 'tx',
    paidOn: '2026-06-27',
    pays: [{ invoiceId: shop.invoice.id, number: shop.invoice.number }],
    note: '',
    proofIds: [],
    state: 'waiting',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    paymentId: null,
  }
  await shop.store.transaction((tx) => tx.declarations.insert(declaration))
  expect((await pass(shop, 1)).reminded).toBe(0)
  expect((await pass(shop, 1)).reminded).toBe(0)
  expect((await pass(shop, 1)).reminded).toBe(1)
  expect((await pass(shop, 1)).reminded).toBe(0)
})

test('no days in the settings: nobody is reminded', async () => {
  const shop = await openBilled()
  const admin = shop.visitor()
  await admin.accounts.login(ADMIN)
  await admin.settings.update({ billing: { reminderDays: [] } })
  expect((await pass(shop, 5)).reminded).toBe(0)
})

test('replicas that run at once remind once, and write one line', async () => {
  const shop = await openBilled()
  shop.passDays(4)
  const reports = await Promise.all([1, 2, 3, 4].map(() => runDue(shop.backend)))
  expect(reports.flatMap(({ failures }) => failures)).toEqual([])
  expect(reports.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1)
  expect(await reminders(shop)).toHaveLength(1)
  const lines = await shop.store.read((tx) => tx.auditLog.count({ action: 'lifecycle.remind' }))
  expect(lines).toBe(1)
})

test('a replica that sees nothing of the other’s reminder is stopped by the unique key', async () => {
  const shop = await openBilled()
  await pass(shop, 4)
  const { store } = shop.backend
  const blind = {
    ...store,
    transaction: <Value>(fn: Parameters<typeof store.transaction<Value>>[0]) =>
      store.transaction((tx) => {
        const none = async () => ({ items: [], next: null })
        return fn({
          ...tx,
          reminders: { ...tx.reminders, list: none, insert: tx.reminders.insert },
        })
      }),
    read: <Value>(fn: Parameters<typeof store.read<Value>>[0]) =>
      store.read((tx) => {
        const none = async () => ({ items: [], next: null })
        return fn({ ...tx, reminders: { ...tx.reminders, list: none } })
      }),
  }
  const report = await runDue({ ...shop.backend, store: blind })
  expect(report).toMatchObject({ reminded: 0, failures: [] })
  expect(await reminders(shop)).toHaveLength(1)
})

test('one that fails has its turn again, and stops no other', async () => {
  const shop = await openBilled()
  const { invoice } = shop
  await shop.store.transaction((tx) =>
    tx.invoices.insert({
      ...invoice,
      id: 'other',
      number: '2026-00009',
      subjectKind: null,
      subjectId: null,
      periodStart: null,
    }),
  )
  shop.passDays(4)
  const { store } = shop.backend
  const broken = {
    ...store,
    transaction: <Value>(fn: Parameters<typeof store.transaction<Value>>[0]) =>
      store.transaction((tx) =>
        fn({
          ...tx,
          reminders: {
            ...tx.reminders,
            list: (query) => tx.reminders.list(query),
            insert: (row) =>
              row.invoiceId === invoice.id
                ? Promise.reject(new StoreError('check', 'broken'))
                : tx.reminders.insert(row),
          },
        }),
      ),
  }
  const report = await runDue({ ...shop.backend, store: broken })
  expect(report.reminded).toBe(1)
  expect(report.failures).toMatchObject([{ collection: 'invoices', id: invoice.id }])
  expect((await runDue(shop.backend)).reminded).toBe(1)
  expect((await reminders(shop)).map(({ number }) => number)).toEqual(['2026-00009', '2026-00002'])
})

test('whenever and however often it runs, each step is sent once at most, and the last one is', async () => {
  const runs = fc.array(
    fc.record({ hours: fc.integer({ min: 0, max: 200 }), at: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(runs, async (plan) => {
      const shop = await openBilled()
      // Nothing ends it meanwhile.
      await shop.store.transaction((tx) =>
        tx.services.update(shop.serviceId, { keepUntil: '2030-01-01T00:00:00.000Z' }),
      )
      let passed = -7 * 24
      for (const { hours, at } of plan) {
        shop.passSeconds(hours * 3600)
        passed += hours
        await Promise.all(Array.from({ length: at }, () => runDue(shop.backend)))
        if (passed >= 7 * 24 && passed <= 21 * 24) {
          const last = { invoiceId: shop.invoice.id, day: 7 }
          expect(await shop.store.read((tx) => tx.reminders.count(last))).toBe(1)
        }
      }
      const { items } = await shop.store.read((tx) => tx.reminders.list({ limit: 100 }))
      const days = items.map(({ day }) => day)
      expect(new Set(days).size).toBe(days.length)
      expect(await reminders(shop)).toHaveLength(days.length)
    }),
    { numRuns: 30 },
  )
})
