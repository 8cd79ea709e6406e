import type { DomainForm } from '@hostfront/contract/domains'
import { addDays } from '@hostfront/domain/add-days'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'

const END = '2026-06-15T00:00:00.000Z'

/** It is 2026-06-01, and the list knows .com and .co.uk. */
async function openWithPrices(coins = 0) {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const jane = await shop.customer('jane', coins)
  const com = { extension: 'com', years: 1, register: 1000, renew: 1200, transfer: 900 }
  await admin.domains.addPrice(com)
  await admin.domains.addPrice({ ...com, years: 3, register: 2500, renew: 3300, transfer: null })
  await admin.domains.addPrice({ ...com, extension: 'co.uk', transfer: null })
  const form = (changes: Partial<DomainForm> = {}): DomainForm => ({
    userId: jane.id,
    name: 'example.com',
    expiresAt: END,
    price: null,
    autoRenew: false,
    bill: 'nothing',
    years: 1,
    ...changes,
  })
  return {
    ...shop,
    admin,
    jane,
    form,
    add: async (changes?: Partial<DomainForm>) => (await admin.domains.add(form(changes))).domain,
    get: (id: string) => shop.store.read((tx) => tx.domains.get(id)),
    invoices: async () =>
      (await shop.store.read((tx) => tx.invoices.list({ limit: 50, order: 'oldest' }))).items,
    log: async () =>
      (await shop.store.read((tx) => tx.auditLog.list({ limit: 50 }))).items
        .map(({ action }) => action)
        .filter((action) => action.startsWith('domains.') || action.startsWith('billing.')),
  }
}

test('a domain is added for a client at the price of the list, and its client finds it', async () => {
  const shop = await openWithPrices()
  const domain = await shop.add({ name: 'EXAMPLE.com.' })
  expect(domain).toMatchObject({ name: 'example.com', price: 1200, expiresAt: END })
  expect((await shop.jane.domains.mine({})).items).toEqual([domain])
  expect(await shop.invoices()).toEqual([])
  expect((await shop.log())[0]).toBe('domains.add')
})

test('a customer reads what a domain costs for a year', async () => {
  const { jane } = await openWithPrices()
  const offered = await jane.domains.offered()
  expect(offered.map(({ extension, years }) => [extension, years])).toEqual([
    ['co.uk', 1],
    ['com', 1],
  ])
  expect(offered[1]).toMatchObject({ register: 1000, renew: 1200, transfer: 900 })
})

test('a name is taken once, and a part of a name never', async () => {
  const shop = await openWithPrices()
  const refusal = (name: string, changes: Partial<DomainForm> = {}) =>
    refusalOf(shop.admin.domains.add(shop.form({ name, ...changes })))
  await shop.add({ name: 'bücher.com' })
  expect(await refusal('xn--bcher-kva.com')).toEqual(['DOMAIN_TAKEN', {}])
  expect(await refusal('BÜCHER.com')).toEqual(['DOMAIN_TAKEN', {}])
  expect(await refusal('www.example.com')).toEqual(['DOMAIN_IS_PART', { of: 'example.com' }])
  expect(await refusal('example.com.tr', { price: 1 })).toEqual([
    'DOMAIN_IS_PART',
    { of: 'com.tr' },
  ])
  expect(await refusal('example.net')).toEqual(['DOMAIN_PRICE_MISSING', { extension: 'net' }])
  expect(await refusal('a.com', { userId: 'nobody' })).toEqual(['CLIENT_NOT_FOUND', {}])
  expect(await shop.add({ name: 'example.co.uk' })).toMatchObject({ name: 'example.co.uk' })
  expect(await shop.add({ name: 'example.net', price: 700 })).toMatchObject({ price: 700 })
})

test('two who add the same name at once: one is refused', async () => {
  const shop = await openWithPrices()
  const both = await Promise.allSettled([1, 2].map(() => shop.admin.domains.add(shop.form())))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what was done for it is billed by the list, and the invoice renews nothing', async () => {
  const shop = await openWithPrices(5000)
  const { domain, invoice } = await shop.admin.domains.add(
    shop.form({ bill: 'register', years: 3 }),
  )
  expect(invoice).toMatchObject({
    lines: [{ description: 'Registration of example.com, 3 years', amount: 2500 }],
    total: 2500,
    periodStart: null,
    subjectId: domain.id,
  })
  await shop.jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  expect(await shop.get(domain.id)).toEqual(domain)
  const moved = await shop.admin.domains.add(shop.form({ name: 'moved.com', bill: 'transfer' }))
  expect(moved.invoice).toMatchObject({ total: 900 })
  const none = shop.admin.domains.add(shop.form({ name: 'a.co.uk', bill: 'transfer' }))
  expect(await refusalOf(none)).toEqual(['DOMAIN_PRICE_MISSING', { extension: 'co.uk' }])
  expect((await shop.jane.domains.mine({})).items).toHaveLength(2)
})

test('what registering a domain costs stays owed whatever becomes of its end', async () => {
  const shop = await openWithPrices(5000)
  const added = await shop.admin.domains.add(shop.form({ bill: 'register' }))
  const { id } = added.domain
  const owed = async () =>
    (await shop.invoices()).map(({ status, periodStart }) => [status, periodStart])
  await shop.admin.domains.update({ id, expiresAt: addDays(END, 3) })
  expect(await owed()).toEqual([['unpaid', null]])
  await shop.admin.domains.renewFor({ id, expiresAt: addDays(END, 3), years: 1, isBilled: false })
  expect(await owed()).toEqual([['unpaid', null]])
  // Also when nobody can renew it any more.
  await shop.admin.domains.update({ id, expiresAt: addDays(shop.backend.now(), -60) })
  await shop.jane.billing.payWithCoins({ invoiceId: added.invoice?.id ?? '' })
  expect(await owed()).toEqual([['paid', null]])
  const { items: told } = await shop.jane.notifications.list({})
  expect(told.map(({ event }) => event.kind)).toContain('invoice-paid')
  expect((await shop.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('an end about which time was billed before is refused, typed in whatever time zone, or given', async () => {
  const shop = await openWithPrices(50_000)
  const { id } = await shop.add()
  const billed = { id, expiresAt: END, years: 1, isBilled: true }
  const { invoice } = await shop.admin.domains.renewFor(billed)
  await shop.jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  const { number } = invoice ?? { number: '' }
  const refusal = ['DOMAIN_PERIOD_BILLED', { number, isOpen: false }]
  for (const hours of [-23, 0, 22]) {
    const expiresAt = new Date(Date.parse(END) + hours * 3_600_000).toISOString()
    expect(await refusalOf(shop.admin.domains.update({ id, expiresAt }))).toEqual(refusal)
  }
  const given = { years: 1, isBilled: false }
  const other = await shop.add({ name: 'given.com' })
  await shop.admin.domains.renewFor({ id: other.id, expiresAt: END, ...given })
  const later = { id: other.id, expiresAt: addDays(END, 365), years: 1, isBilled: true }
  const next = (await shop.admin.domains.renewFor(later)).invoice
  await shop.jane.billing.payWithCoins({ invoiceId: next?.id ?? '' })
  await shop.admin.domains.update({ id: other.id, expiresAt: END })
  const again = shop.admin.domains.renewFor({ id: other.id, expiresAt: END, ...given })
  expect(await refusalOf(again)).toEqual([
    'DOMAIN_PERIOD_BILLED',
    { number: next?.number, isOpen: false },
  ])
  expect(await shop.get(other.id)).toMatchObject({ expiresAt: END })
})

test('several years are billed by the list, and paid they are all there', async () => {
  const shop = await openWithPrices(5000)
  const { id, expiresAt } = await shop.add()
  const asked = { id, expiresAt, years: 3, isBilled: true }
  const { domain, invoice } = await shop.admin.domains.renewFor(asked)
  expect(domain.expiresAt).toBe(END)
  expect(invoice).toMatchObject({ total: 3300, status: 'unpaid', periodStart: END })
  const { number } = invoice ?? { number: '' }
  expect(await refusalOf(shop.admin.domains.renewFor(asked))).toEqual([
    'DOMAIN_PERIOD_BILLED',
    { number, isOpen: true },
  ])
  await shop.jane.billing.payWithCoins({ invoiceId: invoice?.id ?? '' })
  expect(await shop.get(id)).toMatchObject({ expiresAt: addDays(END, 3 * 365) })
})

test('years that were billed by mistake are billed anew, until something of them is paid', async () => {
  const shop = await openWithPrices(5000)
  const { id, expiresAt } = await shop.add()
  const asked = (years: number) =>
    shop.admin.domains.renewFor({ id, expiresAt, years, isBilled: true })
  await asked(5)
  const { invoice } = await asked(1)
  expect(
    (await shop.invoices()).map(({ status, total, periodStart }) => [status, total, periodStart]),
  ).toEqual([
    ['cancelled', 6000, null],
    ['unpaid', 1200, END],
  ])
  expect(await shop.log()).toContain('billing.withdrawRenewal')
  const { number = '', id: invoiceId = '' } = invoice ?? {}
  const payment = { reference: 'TX', amount: 500, paidAt: shop.backend.now() }
  await shop.admin.billing.recordPayment({ invoiceId, payment })
  expect(await refusalOf(asked(3))).toEqual(['DOMAIN_PERIOD_BILLED', { number, isOpen: true }])
  expect((await shop.admin.shop.checkIntegrity()).problems).toEqual([])
})

test('an undone payment of several years takes all of them back', async () => {
  const shop = await openWithPrices()
  const { id, expiresAt } = await shop.add()
  const asked = { id, expiresAt, years: 2, isBilled: true }
  const { invoice } = await shop.admin.domains.renewFor(asked)
  const payment = { reference: 'TX', amount: 2400, paidAt: shop.backend.now() }
  await shop.admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  expect(await shop.get(id)).toMatchObject({ expiresAt: addDays(END, 2 * 365) })
  const { items } = await shop.admin.payments.list({ search: 'TX' })
  await shop.admin.payments.undo({ id: items[0]?.payment.id ?? '', reason: 'Another’s.' })
  expect(await shop.get(id)).toMatchObject({ expiresAt: END })
})

test('renewed by hand it runs longer at once, and an open invoice bills the time after that', async () => {
  const shop = await openWithPrices(1200)
  const { id, expiresAt } = await shop.add()
  const { invoice } = await shop.jane.domains.renew({
    id,
    expiresAt,
    total: 1200,
    withCoins: false,
  })
  const asked = { id, expiresAt, years: 2, isBilled: false }
  const { domain } = await shop.admin.domains.renewFor(asked)
  const later = addDays(END, 2 * 365)
  expect(domain.expiresAt).toBe(later)
  const days = `${later.slice(0, 10)} to ${addDays(END, 3 * 365 - 1).slice(0, 10)}`
  expect(await shop.invoices()).toMatchObject([
    {
      number: invoice.number,
      status: 'unpaid',
      periodStart: later,
      total: 1200,
      lines: [{ description: `Renewal of example.com, ${days}` }],
    },
  ])
  await shop.jane.billing.payWithCoins({ invoiceId: invoice.id })
  expect(await shop.get(id)).toMatchObject({ expiresAt: addDays(END, 3 * 365) })
  // Seen before that, it is asked for once more in vain.
  expect(await refusalOf(shop.admin.domains.renewFor(asked))).toEqual(['CHANGED_MEANWHILE', {}])
  const news = await shop.jane.notifications.list({ limit: 9 })
  expect(news.items.filter(({ event }) => event.kind === 'domain-renewed')).toHaveLength(2)
})

test('nothing runs more than ten years ahead, and what is gone is not renewed', async () => {
  const shop = await openWithPrices()
  const { id, expiresAt } = await shop.add()
  const renew = (years: number) =>
    shop.admin.domains.renewFor({ id, expiresAt, years, isBilled: false })
  expect(await refusalOf(renew(10))).toEqual(['DOMAIN_TOO_LONG', {}])
  shop.passDays(13 + 31)
  await shop.admin.accounts.login(ADMIN)
  const gone = shop.admin.domains.renewFor({ id, expiresAt, years: 1, isBilled: false })
  expect(await refusalOf(gone)).toEqual(['DOMAIN_NOT_DUE', {}])
})

test('another end moves its open invoice, is told anew, and does not bill a time twice', async () => {
  const shop = await openWithPrices()
  const { id } = await shop.add({ autoRenew: true })
  shop.passDays(8)
  await runDue(shop.backend)
  const [open] = await shop.invoices()
  expect(open).toMatchObject({ periodStart: END })
  const later = '2026-07-20T00:00:00.000Z'
  expect(await shop.admin.domains.update({ id, expiresAt: later })).toMatchObject({
    expiresAt: later,
    lastNotice: null,
  })
  expect(await shop.invoices()).toMatchObject([
    { id: open?.id, periodStart: later, status: 'unpaid', dueDate: later },
  ])
  await runDue(shop.backend)
  expect(await shop.invoices()).toHaveLength(1)
})

test('it does not end on a day from which on it was billed before', async () => {
  const shop = await openWithPrices(1200)
  const { id, expiresAt } = await shop.add()
  const { invoice } = await shop.jane.domains.renew({ id, expiresAt, total: 1200, withCoins: true })
  const back = shop.admin.domains.update({ id, expiresAt: END })
  const facts = { number: invoice.number, isOpen: false }
  expect(await refusalOf(back)).toEqual(['DOMAIN_PERIOD_BILLED', facts])
})

test('auto-renewal and price are set by staff, and what was set is in the log', async () => {
  const shop = await openWithPrices()
  const { id, expiresAt } = await shop.add()
  expect(await shop.admin.domains.update({ id, autoRenew: true, price: 800 })).toMatchObject({
    autoRenew: true,
    price: 800,
    expiresAt,
  })
  expect((await shop.log())[0]).toBe('domains.update')
  expect(await refusalOf(shop.admin.domains.update({ id: 'none', price: 1 }))).toEqual([
    'NOT_FOUND',
    {},
  ])
})

test('a domain goes for good unless something was billed for it', async () => {
  const shop = await openWithPrices()
  const { id } = await shop.add()
  await shop.admin.domains.remove({ id })
  expect(await shop.get(id)).toBeNull()
  const billed = await shop.admin.domains.add(shop.form({ bill: 'register' }))
  expect(await refusalOf(shop.admin.domains.remove({ id: billed.domain.id }))).toEqual([
    'DOMAIN_BILLED',
    {},
  ])
})

test('a list of one stage has what the counts say', async () => {
  const shop = await openWithPrices()
  const ends = { soon: 12, later: 200, past: -5, gone: -31 }
  for (const [name, days] of Object.entries(ends)) {
    await shop.add({ name: `${name}.com`, expiresAt: addDays(shop.backend.now(), days) })
  }
  expect(await shop.admin.domains.counts()).toEqual([
    { state: 'active', count: 1 },
    { state: 'expiring-soon', count: 1 },
    { state: 'expired', count: 1 },
    { state: 'gone', count: 1 },
  ])
  const { items } = await shop.admin.domains.list({ stage: 'expired' })
  expect(items.map(({ domain }) => domain.name)).toEqual(['past.com'])
})

test('a price of the list is agreed anew with those that were at it, if staff say so', async () => {
  const shop = await openWithPrices()
  const atList = await shop.add()
  const own = await shop.add({ name: 'own.com', price: 700 })
  const counts = async () =>
    (await shop.admin.domains.prices()).map((price) => [
      price.extension,
      price.years,
      price.domains,
    ])
  expect(await counts()).toEqual([
    ['co.uk', 1, 0],
    ['com', 1, 1],
    ['com', 3, 0],
  ])
  const line = { extension: 'com', years: 1, register: 1000, transfer: 900 }
  const update = shop.admin.domains.updatePrice
  expect(await update({ ...line, renew: 1300, isForAll: false })).toMatchObject({ changed: 0 })
  expect(await shop.get(atList.id)).toMatchObject({ price: 1200 })
  await update({ ...line, renew: 1200, isForAll: false })
  expect(await update({ ...line, renew: 1500, isForAll: true })).toMatchObject({ changed: 1 })
  // Whose price it is is asked about there.
  expect((await shop.log()).filter((action) => action === 'domains.update')).toHaveLength(1)
  expect(await shop.get(atList.id)).toMatchObject({ price: 1500 })
  expect(await shop.get(own.id)).toMatchObject({ price: 700 })
})

test('an invoice that is open keeps the price that it was issued with', async () => {
  const shop = await openWithPrices(1200)
  const { id, expiresAt } = await shop.add()
  const { invoice } = await shop.jane.domains.renew({
    id,
    expiresAt,
    total: 1200,
    withCoins: false,
  })
  const line = { extension: 'com', years: 1, register: null, transfer: null }
  await shop.admin.domains.updatePrice({ ...line, renew: 1500, isForAll: true })
  await shop.jane.billing.payWithCoins({ invoiceId: invoice.id })
  expect(await shop.get(id)).toMatchObject({ price: 1500, expiresAt: addDays(END, 365) })
})

test('a line of the list is there once, and what is not there is not changed', async () => {
  const { admin } = await openWithPrices()
  const line = { extension: 'COM', years: 1, register: null, renew: 1, transfer: null }
  expect(await refusalOf(admin.domains.addPrice(line))).toEqual(['DOMAIN_PRICE_TAKEN', {}])
  const other = { ...line, extension: 'net', isForAll: false }
  expect(await refusalOf(admin.domains.updatePrice(other))).toEqual(['NOT_FOUND', {}])
  await admin.domains.removePrice({ extension: 'com', years: 3 })
  expect((await admin.domains.prices()).map(({ years }) => years)).toEqual([1, 1])
})
