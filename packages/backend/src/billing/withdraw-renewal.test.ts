import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

async function openWithRenewal() {
  const shop = await openShopWithService({ coins: 450 })
  const { invoice } = await shop.renew(false)
  const withdraw = (invoiceId = invoice.id) => shop.jane.billing.withdrawRenewal({ invoiceId })
  return { ...shop, invoice, withdraw }
}

test('a renewal that was billed ahead is withdrawn, and its time can be billed and paid anew', async () => {
  const shop = await openWithRenewal()
  expect(await shop.withdraw()).toMatchObject({
    id: shop.invoice.id,
    number: shop.invoice.number,
    lines: shop.invoice.lines,
    status: 'cancelled',
  })
  expect(await refusalOf(shop.withdraw())).toEqual(['NOT_WITHDRAWABLE', {}])
  const { jane } = shop
  const pay = jane.billing.payWithCoins({ invoiceId: shop.invoice.id })
  expect(await refusalOf(pay)).toEqual(['INVOICE_NOT_PAYABLE', { status: 'cancelled' }])
  const again = (await shop.renew(false)).invoice
  expect(again.id).not.toBe(shop.invoice.id)
  expect((await shop.renew(true)).invoice).toMatchObject({ id: again.id, status: 'paid' })
  expect((await shop.invoices()).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  expect(await shop.coins()).toBe(0)
})

test('one that its customer says to have paid is not withdrawn until that is decided', async () => {
  const shop = await openWithRenewal()
  const { invoice, jane } = shop
  const { id } = await jane.declarations.declare({
    method: 'orange-money',
    amount: invoice.total,
    reference: 'OM-778',
    paidOn: invoice.createdAt.slice(0, 10),
    invoiceIds: [invoice.id],
    note: '',
    proofIds: [],
  })
  expect(await refusalOf(shop.withdraw())).toEqual(['NOT_WITHDRAWABLE', {}])
  expect((await shop.renew(false)).isWithdrawable).toBe(false)
  await jane.declarations.withdraw({ id })
  expect(await shop.withdraw()).toMatchObject({ status: 'cancelled' })
})

test('asking and withdrawing in turn uses up no more than a number a day, and the log tells of each', async () => {
  const shop = await openWithRenewal()
  await shop.withdraw()
  const again = await shop.renew(false)
  expect(again.isWithdrawable).toBe(false)
  const { id } = again.invoice
  expect(await refusalOf(shop.withdraw(id))).toEqual(['WITHDRAWN_TODAY', {}])
  expect((await shop.renew(false)).invoice.id).toBe(id)
  expect(await shop.invoices()).toHaveLength(2)

  shop.passDays(1)
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  expect(await shop.renew(false)).toMatchObject({ invoice: { id }, isWithdrawable: true })
  expect(await shop.withdraw(id)).toMatchObject({ status: 'cancelled' })
  const where = { action: 'billing.withdrawRenewal', actor: shop.jane.id }
  const log = await shop.store.read((tx) => tx.auditLog.list({ where, order: 'oldest', limit: 9 }))
  expect(log.items.map(({ subject }) => subject)).toEqual([shop.invoice.id, id])
  expect(JSON.parse(log.items[0]?.before ?? '')).toEqual({
    status: 'unpaid',
    periodStart: '2026-07-01T12:00:00.000Z',
  })
})

test('the shop bills the renewal by itself when its time comes, and that one stays', async () => {
  const shop = await openWithRenewal()
  await shop.withdraw()
  expect((await runDue(shop.backend)).invoicesIssued).toBe(0)
  shop.passDays(24)
  expect((await runDue(shop.backend)).invoicesIssued).toBe(1)
  const [, issued] = await shop.invoices()
  expect(issued).toMatchObject({ status: 'unpaid', periodStart: '2026-07-01T12:00:00.000Z' })
  await shop.jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
  expect(await refusalOf(shop.withdraw(issued?.id))).toEqual(['NOT_WITHDRAWABLE', {}])
})

test('a withdrawn renewal does not stand against deleting the account; nobody else withdraws it', async () => {
  const shop = await openWithRenewal()
  const eve = await shop.customer('eve')
  const theirs = eve.billing.withdrawRenewal({ invoiceId: shop.invoice.id })
  expect(await refusalOf(theirs)).toEqual(['NOT_FOUND', {}])
  const admin = await shop.admin()
  expect(await refusalOf(admin.billing.withdrawRenewal({ invoiceId: shop.invoice.id }))).toEqual([
    'NOT_FOUND',
    {},
  ])
  const leave = () => shop.jane.accounts.remove({ password: 'password' })
  expect(await refusalOf(leave())).toEqual([
    'ACCOUNT_IN_USE',
    { activeServices: 1, pendingOrders: 0, openInvoices: 1 },
  ])
  await shop.withdraw()
  expect(await refusalOf(leave())).toEqual([
    'ACCOUNT_IN_USE',
    { activeServices: 1, pendingOrders: 0, openInvoices: 0 },
  ])
})
