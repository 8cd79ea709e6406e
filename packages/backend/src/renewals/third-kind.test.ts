/** What a customer and the team do with a kind that nobody but its own file knows. */
import { addDays } from '@hostfront/domain/add-days'
import { expect, test } from 'vitest'
import { payWithCoins } from '../billing/pay-with-coins.ts'
import { recordPayment } from '../billing/record-payment.ts'
import { withdrawRenewal } from '../billing/withdraw-renewal.ts'
import type { SignedInCall } from '../call/context.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import {
  LICENCE_DAYS,
  LICENCE_GRACE_DAYS,
  LICENCE_PRICE,
  licenceKind,
  noteOf,
  readLicence,
} from '../testing/licence-kind.ts'
import { tokenInMemory } from '../testing/made-up-host.ts'
import { openTestShop } from '../testing/shop.ts'
import { renewOwn } from './renew-own.ts'
import { setAutoRenew } from './set-auto-renew.ts'

const KINDS = [...SOLD_BY_TIME, licenceKind]
const id = 'licence-1'

async function openShopWithLicence(coins: number) {
  const shop = await openTestShop()
  const { id: userId } = await shop.customer('jane', coins)
  const createdAt = shop.backend.now()
  const expiresAt = addDays(createdAt, LICENCE_DAYS)
  const runs = { status: 'active', suspendedAt: null, isTold: false } as const
  const licence = { id, createdAt, userId, name: 'Panel', autoRenew: false, expiresAt, ...runs }
  await shop.store.transaction((tx) => tx.clientNotes.insert(noteOf(licence)))
  const callOf = (actorId: string, role: 'user' | 'admin'): SignedInCall => ({
    ...shop.backend,
    sessionToken: tokenInMemory(),
    apiKey: null,
    client: { address: null, userAgent: null },
    idempotencyKey: null,
    actor: { id: actorId, role, status: 'active', scopes: null, session: null },
  })
  const read = async () =>
    readLicence(await shop.store.read((tx) => tx.clientNotes.get(id))) ?? licence
  const shown = async (withCoins: boolean) => {
    const { expiresAt } = await read()
    return { id, withCoins, expiresAt, total: LICENCE_PRICE }
  }
  return { ...shop, licence, jane: callOf(userId, 'user'), callOf, read, shown }
}

test('its customer renews it with coins, once for the end that was shown', async () => {
  const { jane, shown, read, licence } = await openShopWithLicence(1000)
  const asked = await shown(true)
  const answer = await renewOwn(licenceKind, jane, asked)
  const expiresAt = addDays(licence.expiresAt, LICENCE_DAYS)
  expect(answer).toMatchObject({
    licence: { expiresAt },
    invoice: { subjectKind: 'licence', subjectId: id, status: 'paid', paymentMethod: 'coins' },
    isWithdrawable: false,
  })
  await expect(renewOwn(licenceKind, jane, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await read()).toEqual(answer.licence)
})

test('billed ahead it can be withdrawn, and its invoice is paid with coins like any other', async () => {
  const { jane, shown, read, licence, passDays } = await openShopWithLicence(1000)
  const first = await renewOwn(licenceKind, jane, await shown(false))
  expect(first).toMatchObject({ isWithdrawable: true, invoice: { status: 'unpaid' } })
  await withdrawRenewal(jane, { invoiceId: first.invoice.id }, KINDS)
  passDays(1)
  const { invoice } = await renewOwn(licenceKind, jane, await shown(false))
  expect(invoice.id).not.toBe(first.invoice.id)
  const paid = await payWithCoins(jane, { invoiceId: invoice.id }, KINDS)
  expect(paid.status).toBe('paid')
  expect((await read()).expiresAt).toBe(addDays(licence.expiresAt, LICENCE_DAYS))
})

test('a payment that the team records brings it back; once it has ended, none does', async () => {
  const shop = await openShopWithLicence(0)
  const { backend, passDays, read, callOf } = shop
  const admin = await shop.store.read((tx) => tx.users.find({ role: 'admin' }))
  const team = callOf(admin?.id ?? '', 'admin')
  passDays(LICENCE_DAYS - 7)
  await runDue(backend, KINDS)
  passDays(7)
  await runDue(backend, KINDS)
  expect((await read()).status).toBe('suspended')
  const bills = await shop.store.read((tx) =>
    tx.invoices.list({ where: { subjectId: id, status: { in: ['unpaid', 'overdue'] } }, limit: 5 }),
  )
  const payment = { reference: 'TX-1', amount: LICENCE_PRICE, paidAt: backend.now() }
  await recordPayment(team, { invoiceId: bills.items[0]?.id ?? '', payment }, KINDS)
  expect((await read()).status).toBe('active')
  passDays(LICENCE_DAYS)
  await runDue(backend, KINDS)
  passDays(LICENCE_GRACE_DAYS)
  const report = await runDue(backend, KINDS)
  expect(report).toMatchObject({ terminated: 1, failures: [] })
  expect((await read()).status).toBe('ended')
})

test('a domain of the same id and end has a bill of its own', async () => {
  const { backend, store, licence, jane, passDays, read } = await openShopWithLicence(5000)
  const { createdAt, userId, expiresAt } = licence
  const domain = { id, createdAt, userId, expiresAt, name: 'example.com', lastNotice: null }
  await store.transaction((tx) => tx.domains.insert({ ...domain, price: 1200, autoRenew: true }))
  await setAutoRenew(licenceKind, jane, { id, autoRenew: true })
  passDays(LICENCE_DAYS)
  expect(await runDue(backend, KINDS)).toMatchObject({ invoicesIssued: 2, renewed: 2 })
  const bills = await store.read((tx) =>
    tx.invoices.list({ where: { subjectId: id }, order: 'oldest', limit: 5 }),
  )
  expect(bills.items.map((bill) => [bill.subjectKind, bill.status, bill.subtotal])).toEqual([
    ['domain', 'paid', 1200],
    ['licence', 'paid', LICENCE_PRICE],
  ])
  expect((await read()).expiresAt).toBe(addDays(expiresAt, LICENCE_DAYS))
  expect((await store.read((tx) => tx.domains.get(id)))?.expiresAt).toBe(addDays(expiresAt, 365))
})

test('whether coins renew it is for its customer alone to choose', async () => {
  const { jane, callOf, read } = await openShopWithLicence(0)
  await setAutoRenew(licenceKind, jane, { id, autoRenew: true })
  expect((await read()).autoRenew).toBe(true)
  const other = setAutoRenew(licenceKind, callOf('somebody', 'user'), { id, autoRenew: false })
  await expect(other).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
