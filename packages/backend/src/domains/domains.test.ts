import type { Domain } from '@hostfront/domain/domains/domain'
import { quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { taxIn } from '../testing/money/tax-of.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const END = '2026-06-15T00:00:00.000Z'
const A_YEAR_LATER = '2027-06-15T00:00:00.000Z'

/** It is 2026-06-01, and Jane's domain ends in two weeks. */
async function openWithDomain({
  coins = 0,
  ...changes
}: Partial<Domain> & { coins?: number } = {}) {
  const shop = await openTestShop()
  const jane = await shop.customer('jane', coins)
  const row: Domain = {
    id: 'domain',
    createdAt: shop.backend.now(),
    userId: jane.id,
    name: 'example.com',
    price: 1200,
    autoRenew: false,
    expiresAt: END,
    lastNotice: null,
    ...changes,
  }
  await shop.store.transaction((tx) => tx.domains.insert(row))
  const shown = () =>
    shop.store.read(async (tx) => {
      const domain = (await tx.domains.get('domain')) ?? row
      const country = (await tx.users.get(jane.id))?.country ?? null
      const { total } = quoteDomainRenewal(domain, { taxBasisPoints: taxIn(country) })
      return { id: domain.id, expiresAt: domain.expiresAt, total }
    })
  return {
    ...shop,
    jane,
    /** As her screen shows it now. */
    renew: async (withCoins: boolean) => {
      const { id, expiresAt, total } = await shown()
      return jane.domains.renew({ id, expiresAt, total, withCoins })
    },
    shown,
    domain: () => shop.store.read((tx) => tx.domains.get('domain')),
    invoices: async () =>
      (await shop.store.read((tx) => tx.invoices.list({ limit: 50, order: 'oldest' }))).items,
    coins: async () => (await shop.store.read((tx) => tx.users.get(jane.id)))?.coins,
  }
}

test('with coins a domain that expires soon runs a year longer at once', async () => {
  const shop = await openWithDomain({ coins: 2000 })
  const { domain, invoice } = await shop.renew(true)
  expect(domain.expiresAt).toBe(A_YEAR_LATER)
  expect(invoice).toMatchObject({
    number: '2026-00001',
    status: 'paid',
    paymentMethod: 'coins',
    subjectKind: 'domain',
    subjectId: 'domain',
    periodStart: END,
    total: 1200,
  })
  expect(await shop.coins()).toBe(800)
  const news = await shop.jane.notifications.list({ limit: 1 })
  expect(news.items.map(({ event }) => event)).toEqual([
    { kind: 'domain-renewed', domainName: 'example.com', expiresAt: A_YEAR_LATER },
  ])
  const { items } = await shop.jane.billing.coinEntries({ limit: 1 })
  expect(items).toMatchObject([{ amount: -1200, kind: 'renewal', reference: invoice.id }])
  expect(await refusalOf(shop.renew(true))).toEqual(['DOMAIN_NOT_DUE', {}])
})

test('without coins the answer is the invoice to pay, the open one if there is one', async () => {
  const shop = await openWithDomain()
  const { domain, invoice } = await shop.renew(false)
  expect(domain.expiresAt).toBe(END)
  expect((await shop.renew(false)).invoice).toEqual(invoice)
  expect(await refusalOf(shop.renew(true))).toEqual(['INSUFFICIENT_COINS', { missing: 1200 }])
  expect(await shop.invoices()).toMatchObject([{ status: 'unpaid', dueDate: END }])
})

test('who was shown another end of it than it has now renews nothing', async () => {
  const shop = await openWithDomain({ coins: 5000 })
  const renewal = { ...(await shop.shown()), withCoins: true }
  await shop.store.transaction((tx) =>
    tx.domains.update('domain', { expiresAt: '2026-06-20T00:00:00.000Z' }),
  )
  const refusal = ['DOMAIN_NOT_DUE', {}]
  expect(await refusalOf(shop.jane.domains.renew(renewal))).toEqual(refusal)
  expect(await shop.coins()).toBe(5000)
})

test('another price than the one that was shown is told, and nothing is billed or paid', async () => {
  const shop = await openWithDomain({ coins: 5000 })
  const renewal = { ...(await shop.shown()), withCoins: true }
  await shop.store.transaction((tx) => tx.users.update(shop.jane.id, { country: 'MA' }))
  const changed = ['PRICE_CHANGED', { amountDue: 1440 }]
  expect(await refusalOf(shop.jane.domains.renew(renewal))).toEqual(changed)
  expect(await shop.invoices()).toEqual([])
  expect(await shop.coins()).toBe(5000)
})

test('a payment that is recorded extends the domain by a year, once', async () => {
  const shop = await openWithDomain()
  const { invoice } = await shop.renew(false)
  const admin = await shop.admin()
  const payment = { reference: 'TX', amount: 1200, paidAt: shop.backend.now() }
  const record = () => admin.billing.recordPayment({ invoiceId: invoice.id, payment })
  await record()
  expect(await refusalOf(record())).toEqual(['INVOICE_NOT_PAYABLE', { status: 'paid' }])
  expect(await shop.domain()).toMatchObject({ expiresAt: A_YEAR_LATER })
})

test('its open invoice is paid with coins like any other', async () => {
  const shop = await openWithDomain({ coins: 1200 })
  const { invoice } = await shop.renew(false)
  await shop.jane.billing.payWithCoins({ invoiceId: invoice.id })
  expect(await shop.domain()).toMatchObject({ expiresAt: A_YEAR_LATER })
  expect(await shop.coins()).toBe(0)
})

test('a renewal carries the VAT of the customer’s country', async () => {
  const shop = await openWithDomain()
  await shop.store.transaction((tx) => tx.users.update(shop.jane.id, { country: 'MA' }))
  expect((await shop.renew(false)).invoice).toMatchObject({ subtotal: 1200, tax: 240, total: 1440 })
})

test('a domain that costs nothing is renewed by its invoice alone', async () => {
  const shop = await openWithDomain({ price: 0 })
  const { domain, invoice } = await shop.renew(false)
  expect(domain.expiresAt).toBe(A_YEAR_LATER)
  expect(invoice).toMatchObject({ status: 'paid', total: 0 })
})

test('a domain that does not expire soon is not renewed yet, an expired one is', async () => {
  const later = await openWithDomain({ expiresAt: '2026-07-02T00:00:00.000Z' })
  expect(await refusalOf(later.renew(false))).toEqual(['DOMAIN_NOT_DUE', {}])
  const expired = await openWithDomain({ expiresAt: '2026-05-03T00:00:00.000Z', coins: 1200 })
  expect((await expired.renew(true)).domain.expiresAt).toBe('2027-05-03T00:00:00.000Z')
})

test('a domain that ended a month ago is not sold any more, and its open invoice is cancelled once', async () => {
  const shop = await openWithDomain({ coins: 5000 })
  const { invoice } = await shop.renew(false)
  const renewal = { ...(await shop.shown()), withCoins: true }
  shop.passDays(13 + 30)
  await runDue(shop.backend)
  expect(await shop.invoices()).toMatchObject([{ status: 'overdue' }])
  shop.passDays(1)
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  const admin = await shop.admin()
  const payment = { reference: 'TX', amount: 1200, paidAt: shop.backend.now() }
  const gone = ['INVOICE_NOT_PAYABLE', { status: 'cancelled' }]
  const invoiceId = invoice.id
  expect(await refusalOf(shop.jane.domains.renew(renewal))).toEqual(['DOMAIN_NOT_DUE', {}])
  expect(await refusalOf(shop.jane.billing.payWithCoins({ invoiceId }))).toEqual(gone)
  expect(await refusalOf(admin.billing.recordPayment({ invoiceId, payment }))).toEqual(gone)
  expect((await runDue(shop.backend)).failures).toEqual([])
  const cancelled = await shop.invoices()
  expect(cancelled).toMatchObject([{ status: 'cancelled' }])
  await runDue(shop.backend)
  expect(await shop.invoices()).toEqual(cancelled)
  expect(await shop.domain()).toMatchObject({ expiresAt: END })
  expect(await shop.coins()).toBe(5000)
})

test('the domains of another are not there for a customer', async () => {
  const shop = await openWithDomain()
  const joan = await shop.customer('joan', 2000)
  const gone = ['NOT_FOUND', {}]
  const renewal = { ...(await shop.shown()), withCoins: true }
  expect(await refusalOf(joan.domains.renew(renewal))).toEqual(gone)
  expect(await refusalOf(joan.domains.setAutoRenew({ id: 'domain', autoRenew: true }))).toEqual(
    gone,
  )
  expect((await joan.domains.mine({})).items).toEqual([])
  expect((await shop.jane.domains.mine({})).items).toMatchObject([{ name: 'example.com' }])
})

test('those that end soonest are asked for by their end, without those that are gone', async () => {
  const shop = await openWithDomain()
  const row = await shop.domain()
  const ends = ['2026-05-02T12:00:00.000Z', '2026-05-20T00:00:00.000Z', '2027-01-01T00:00:00.000Z']
  for (const expiresAt of ends) {
    const id = expiresAt.slice(0, 10)
    await shop.store.transaction((tx) =>
      tx.domains.insert({ ...row, id, name: `${id}.com`, expiresAt } as Domain),
    )
  }
  const list = async (limit: number) =>
    (await shop.jane.domains.mine({ sort: 'expiresAt', toRenew: true, limit })).items
  expect((await list(2)).map(({ id }) => id)).toEqual(['2026-05-20', 'domain'])
  expect((await list(9)).map(({ id }) => id)).toEqual(['2026-05-20', 'domain', '2027-01-01'])
})

test('with auto-renewal coins pay a domain the lead days before its end, in one run and no other', async () => {
  const shop = await openWithDomain({ coins: 1500 })
  await shop.jane.domains.setAutoRenew({ id: 'domain', autoRenew: true })
  shop.passDays(6)
  expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 0, renewed: 0 })
  shop.passDays(1)
  const reports = await Promise.all([1, 2, 3].map(() => runDue(shop.backend)))
  const sum = (field: 'invoicesIssued' | 'renewed') =>
    reports.reduce((total, report) => total + report[field], 0)
  expect([sum('invoicesIssued'), sum('renewed')]).toEqual([1, 1])
  expect(reports.flatMap(({ failures }) => failures)).toEqual([])
  expect(await shop.domain()).toMatchObject({ expiresAt: A_YEAR_LATER })
  expect(await shop.coins()).toBe(300)
  expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 0, renewed: 0 })
})

test('with too few coins it is billed once, and renewed when they come, but not a month too late', async () => {
  const whenCoinsCome = async (days: number) => {
    const shop = await openWithDomain({ autoRenew: true, coins: 1199 })
    shop.passDays(7)
    expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 1, renewed: 0 })
    expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 0, renewed: 0 })
    await shop.store.transaction((tx) => tx.users.update(shop.jane.id, { coins: 1200 }))
    shop.passDays(days)
    const { renewed } = await runDue(shop.backend)
    return { renewed, expiresAt: (await shop.domain())?.expiresAt }
  }
  expect(await whenCoinsCome(36)).toEqual({ renewed: 1, expiresAt: A_YEAR_LATER })
  expect(await whenCoinsCome(37)).toEqual({ renewed: 0, expiresAt: END })
})

test('a customer is told once that a domain ends, once that it has ended, and of the next year anew', async () => {
  const shop = await openWithDomain({ expiresAt: '2026-07-02T00:00:00.000Z', coins: 1200 })
  const told = async () =>
    (await shop.store.read((tx) => tx.notifications.list({ limit: 50, order: 'oldest' }))).items
      .map(({ event }) => event)
      .filter(({ kind }) => kind.startsWith('domain-'))
  await runDue(shop.backend)
  expect(await told()).toEqual([])
  shop.passDays(1)
  const reports = await Promise.all([1, 2, 3].map(() => runDue(shop.backend)))
  expect(reports.map(({ notified }) => notified).toSorted()).toEqual([0, 0, 1])
  const expiresAt = '2026-07-02T00:00:00.000Z'
  const expiring = { kind: 'domain-expiring', domainName: 'example.com', expiresAt }
  expect(await told()).toEqual([expiring])
  shop.passDays(31)
  await runDue(shop.backend)
  expect((await runDue(shop.backend)).notified).toBe(0)
  const renewableUntil = '2026-08-01T00:00:00.000Z'
  const expired = { kind: 'domain-expired', domainName: 'example.com', renewableUntil }
  expect(await told()).toEqual([expiring, expired])
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  await shop.renew(true)
  expect(await shop.domain()).toMatchObject({ lastNotice: null })
  shop.passDays(365)
  await runDue(shop.backend)
  expect((await told()).map(({ kind }) => kind)).toEqual([
    'domain-expiring',
    'domain-expired',
    'domain-renewed',
    'domain-expired',
  ])
})

test('without auto-renewal the shop renews nothing', async () => {
  const shop = await openWithDomain({ coins: 5000 })
  shop.passDays(14)
  expect(await runDue(shop.backend)).toMatchObject({ invoicesIssued: 0, renewed: 0 })
  expect(await shop.coins()).toBe(5000)
})
