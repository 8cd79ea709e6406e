import { expect, test } from 'vitest'
import { planDue } from '../lifecycle/plan-due.ts'
import { runDue } from '../lifecycle/run-due.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const END = '2026-07-01T12:00:00.000Z'
const ULTIMATE = 'samp-ultimate'

/** Jane's SAMP Premium of €4.50 runs until 2026-07-01; it is 2026-06-01. */
async function openStage(options: Parameters<typeof openShopWithService>[0] = {}) {
  const shop = await openShopWithService(options)
  const { serviceId: id, jane } = shop
  const wanted = { id, planId: ULTIMATE, billingCycle: 'monthly' as const }
  const ask = async (more: { planId?: string; billingCycle?: 'annually' } = {}) => {
    const { due, surplus } = await jane.services.quoteChange({ ...wanted, ...more })
    return jane.services.changePlan({ ...wanted, ...more, due, surplus, withInvoice: true })
  }
  const passDays = async (days: number) => {
    shop.passDays(days)
    await jane.accounts.login({ email: 'jane@shop.test', password: 'password' })
    return shop.admin()
  }
  const pay = async (amount: number, number = 0) => {
    const admin = await shop.admin()
    const invoiceId = (await shop.service())?.waiting?.invoiceId ?? ''
    const paidAt = shop.backend.now()
    const payment = { reference: `TR-${amount}-${number}`, amount, paidAt }
    return admin.billing.recordPayment({ invoiceId, payment })
  }
  const sound = async () => {
    const { problems } = await (await shop.admin()).shop.checkIntegrity()
    expect(problems).toEqual([])
  }
  return { ...shop, id, wanted, ask, passDays, pay, sound }
}

test('asked for by invoice it waits, and takes effect when that is paid, counted from the day it was asked for', async () => {
  const shop = await openStage()
  await shop.passDays(10)
  const waiting = await shop.ask()
  expect(waiting).toMatchObject({
    planId: 'samp-premium',
    price: 450,
    waiting: { validUntil: '2026-06-18T12:00:00.000Z', to: { planId: ULTIMATE } },
  })
  const [invoice] = await shop.invoices()
  expect(invoice).toMatchObject({
    ...{ status: 'unpaid', total: 267, periodStart: null },
    ...{ dueDate: '2026-06-18T12:00:00.000Z', number: waiting.waiting?.number },
  })
  await shop.passDays(3)
  await shop.pay(100)
  expect(await shop.service()).toMatchObject({ planId: 'samp-premium' })
  await shop.pay(167)
  expect(await shop.service()).toMatchObject({
    ...{ planId: ULTIMATE, price: 850, expiresAt: END, waiting: null },
    changed: { at: '2026-06-11T12:00:00.000Z', days: 20, charge: { net: 567 } },
  })
  expect(await shop.told()).toContain('service-changed')
  const changing = { action: 'lifecycle.changePlan' }
  expect(await shop.store.read((tx) => tx.auditLog.count(changing))).toBe(1)
  await shop.sound()
})

test('it is paid from coins as well, and the ledger calls it a change', async () => {
  const shop = await openStage({ coins: 1000 })
  const { waiting } = await shop.ask()
  await shop.jane.billing.payWithCoins({ invoiceId: waiting?.invoiceId ?? '' })
  expect(await shop.service()).toMatchObject({ planId: ULTIMATE, waiting: null })
  expect(await shop.coins()).toBe(600)
  const { items } = await shop.jane.billing.coinEntries({})
  expect(items[0]).toMatchObject({ kind: 'renewal', amount: -400, isChange: true })
  expect(items.at(-1)).toMatchObject({ isChange: false })
  await shop.sound()
})

test('with another cycle the new period begins on the day it was asked for', async () => {
  const shop = await openStage()
  const { waiting } = await shop.ask({ planId: 'samp-premium', billingCycle: 'annually' })
  await shop.passDays(5)
  await shop.pay(383 * 12 - 450)
  expect(waiting?.expiresAt).toBe('2027-06-01T12:00:00.000Z')
  expect(await shop.service()).toMatchObject({
    billingCycle: 'annually',
    expiresAt: '2027-06-01T12:00:00.000Z',
  })
})

test('unpaid in its days it is withdrawn, and nothing has changed; the renewal is billed as ever', async () => {
  const shop = await openStage()
  await shop.passDays(20)
  await shop.ask()
  expect((await shop.service())?.waiting?.validUntil).toBe('2026-06-28T12:00:00.000Z')
  await shop.passDays(5)
  expect(await runDue(shop.backend)).toMatchObject({ cancelled: 0, invoicesIssued: 0 })
  await shop.passDays(2)
  const tonight = await planDue(shop.backend, SOLD_BY_TIME, shop.backend.now())
  expect(tonight.get('cancelled')).toMatchObject({ count: 1 })
  expect(tonight.get('overdue')).toBeUndefined()
  expect(await runDue(shop.backend)).toMatchObject({ cancelled: 1, invoicesIssued: 1 })
  expect(await shop.told()).toContain('service-change-withdrawn')
  expect(await shop.service()).toMatchObject({
    planId: 'samp-premium',
    waiting: null,
    expiresAt: END,
  })
  expect(await shop.invoices()).toMatchObject([
    { status: 'cancelled', total: 283 - 150 },
    { status: 'unpaid', total: 450, periodStart: END },
  ])
  await shop.sound()
})

test('who says to have paid is waited for until the end of the paid time', async () => {
  const shop = await openStage()
  const { waiting } = await shop.ask()
  await shop.jane.declarations.declare({
    ...{ invoiceIds: [waiting?.invoiceId ?? ''], method: 'orange-money', amount: 400 },
    ...{ paidOn: '2026-06-01', reference: 'OM-778', note: '', proofIds: [] },
  })
  await shop.passDays(8)
  expect(await runDue(shop.backend)).toMatchObject({ cancelled: 0 })
  await shop.passDays(22)
  expect(await runDue(shop.backend)).toMatchObject({ cancelled: 1 })
})

test('in the last days it is paid from coins, and one waits at a time', async () => {
  const shop = await openStage({ coins: 1000 })
  const first = await shop.ask()
  const { number = '' } = first.waiting ?? {}
  expect(await refusalOf(shop.ask())).toEqual(['CHANGE_WAITING', { number }])
  expect(await refusalOf(shop.renew(false))).toEqual(['CHANGE_WAITING', { number }])
  const { due, surplus } = await shop.jane.services.quoteChange(shop.wanted)
  await shop.jane.services.changePlan({ ...shop.wanted, due, surplus })
  expect(await shop.service()).toMatchObject({ planId: ULTIMATE, waiting: null })
  expect((await shop.invoices())[0]).toMatchObject({ number, status: 'cancelled' })
  await shop.passDays(27)
  const smaller = { ...shop.wanted, billingCycle: 'annually' as const }
  const quote = await shop.jane.services.quoteChange(smaller)
  const late = shop.jane.services.changePlan({
    ...{ ...smaller, due: quote.due, surplus: quote.surplus },
    withInvoice: true,
  })
  expect(await refusalOf(late)).toEqual(['CHANGE_NEEDS_COINS', {}])
  await shop.sound()
})

test('what its customer says to have paid keeps it, until that is decided', async () => {
  const shop = await openStage()
  const { id, jane } = shop
  await shop.ask()
  const open = (await jane.billing.invoices({ search: '' })).items.find(
    ({ status }) => status === 'unpaid',
  )
  if (!open) throw new Error('The change has an invoice')
  const declared = await jane.declarations.declare({
    method: 'orange-money',
    amount: open.total,
    reference: 'OM-778',
    paidOn: open.createdAt.slice(0, 10),
    invoiceIds: [open.id],
    note: '',
    proofIds: [],
  })
  expect(await refusalOf(jane.services.withdrawChange({ id }))).toEqual(['NOT_WITHDRAWABLE', {}])
  await jane.declarations.withdraw({ id: declared.id })
  expect(await jane.services.withdrawChange({ id })).toMatchObject({ waiting: null })
})

test('its customer withdraws it, once a day; what was paid of it keeps it', async () => {
  const shop = await openStage()
  const { id, jane } = shop
  await shop.ask()
  expect(await jane.services.withdrawChange({ id })).toMatchObject({ waiting: null })
  expect(await refusalOf(jane.services.withdrawChange({ id }))).toEqual(['NOTHING_TO_DO', {}])
  await shop.ask()
  expect(await refusalOf(jane.services.withdrawChange({ id }))).toEqual(['WITHDRAWN_TODAY', {}])
  const admin = await shop.passDays(1)
  await shop.pay(100)
  expect(await refusalOf(jane.services.withdrawChange({ id }))).toEqual(['NOT_WITHDRAWABLE', {}])
  expect(await admin.services.withdrawChangeFor({ id })).toMatchObject({ waiting: null })
  const { items } = await shop.store.read((tx) => tx.refunds.list({ limit: 9 }))
  expect(items).toMatchObject([{ amount: 100, state: 'to-send' }])
  await shop.sound()
})

test.each(['suspend', 'cancel', 'terminate', 'extend'] as const)(
  'to %s the service withdraws it',
  async (act) => {
    const shop = await openStage()
    const { id } = shop
    await shop.ask()
    const { services } = await shop.admin()
    if (act === 'suspend') await services.suspend({ id, reason: 'Spam.' })
    if (act === 'cancel') await services.cancelFor({ id, atOnce: false, reason: 'We close it.' })
    if (act === 'terminate') await services.terminate({ id })
    if (act === 'extend') await services.extend({ id, days: 3 })
    expect(await shop.service()).toMatchObject({ waiting: null, planId: 'samp-premium' })
    expect((await shop.invoices())[0]).toMatchObject({ status: 'cancelled', paid: 0 })
    await shop.sound()
  },
)

test('a change that was paid for is not undone with its payment', async () => {
  const shop = await openStage()
  await shop.ask()
  await shop.pay(400)
  const admin = await shop.admin()
  const [paid] = (await admin.payments.list({})).items
  const undoing = admin.payments.undo({ id: paid?.payment.id ?? '', reason: 'Wrong.' })
  expect(await refusalOf(undoing)).toEqual(['PAYMENT_KEPT', { obstacle: 'CHANGED' }])
})

test('what staff give back after a change is taken off what the next one credits', async () => {
  const shop = await openStage({ coins: 1000 })
  const { due, surplus } = await shop.jane.services.quoteChange(shop.wanted)
  await shop.jane.services.changePlan({ ...shop.wanted, due, surplus })
  const admin = await shop.admin()
  const [invoice] = await shop.invoices()
  await admin.creditNotes.issue({
    ...{ invoiceId: invoice?.id ?? '', amount: 100, target: 'coins', reason: 'Sorry.' },
    ...{ method: null, account: '', endsService: false },
  })
  const back = { ...shop.wanted, planId: 'samp-premium' }
  expect(await shop.jane.services.quoteChange(back)).toMatchObject({
    credits: [{ net: 850 - 100 }],
    surplus: 300,
  })
})

test('time that was paid ahead before a change to a shorter cycle is credited once', async () => {
  const shop = await openStage({ coins: 100_000 })
  const to = async (billingCycle: 'annually' | 'monthly') => {
    const wanted = { id: shop.id, planId: 'samp-premium', billingCycle }
    const { due, surplus } = await shop.jane.services.quoteChange(wanted)
    await shop.jane.services.changePlan({ ...wanted, due, surplus })
    await shop.passDays(1)
  }
  await to('annually')
  await shop.renew(true)
  await shop.passDays(1)
  await to('monthly')
  const { credits } = await shop.jane.services.quoteChange(shop.wanted)
  expect(credits).toEqual([{ net: 435, taxBasisPoints: 0 }])
  await shop.sound()
})

test('cancelled and kept in turn, the open renewal goes on under its number', async () => {
  const shop = await openStage()
  const { id, jane } = shop
  await shop.passDays(24)
  await runDue(shop.backend)
  const [before] = await shop.invoices()
  for (let turn = 0; turn < 3; turn++) {
    await jane.services.cancel({ id, atOnce: false, reason: 'Slow.' })
    await runDue(shop.backend)
    await jane.services.keep({ id })
    await runDue(shop.backend)
  }
  expect(await shop.invoices()).toEqual([before])
  await shop.sound()
})

test('options are changed by the same rule: at the prices of today, what stays at those of then', async () => {
  const shop = await openStage({ coins: 5000 })
  const { id, jane } = shop
  const choices = await jane.services.planChoices({ id })
  const own = choices.find(({ planId }) => planId === 'samp-premium')
  expect(own?.options.map(({ label }) => label)).toEqual([
    ...['Location', 'DDoS protection', 'Player slots', 'Backup'],
  ])
  const asked = { ...shop.wanted, planId: 'samp-premium', options: { backup: 'premium' } }
  const quote = await jane.services.quoteChange(asked)
  expect(quote).toMatchObject({ due: 200, to: { price: 650 } })
  await jane.services.changePlan({ ...asked, due: quote.due, surplus: quote.surplus })
  const service = await shop.service()
  expect(service).toMatchObject({ planId: 'samp-premium', price: 650 })
  expect(service?.options.find((option) => option.id === 'backup')).toMatchObject({
    ...{ choice: 'premium', pricePerMonth: 200 },
  })
  expect((await shop.invoices())[0]?.lines[0]?.description).toContain('Backup: Premium')
  const back = { ...asked, options: { backup: 'choliba' } }
  const undone = await jane.services.quoteChange(back)
  expect(undone).toMatchObject({ due: 0, surplus: 200 })
  await jane.services.changePlan({ ...back, due: 0, surplus: 200 })
  expect(await shop.coins()).toBe(5000)
  expect((await shop.service())?.price).toBe(450)
  const refused = (options: Record<string, string>) =>
    refusalOf(jane.services.quoteChange({ ...asked, options }))
  expect(await refused({ backup: 'gold' })).toMatchObject(['OPTION_REFUSED', { option: 'backup' }])
  expect(await refused({ game: 'chess' })).toMatchObject(['OPTION_REFUSED', { option: 'game' }])
  expect(await refused({ constructor: 'x' })).toMatchObject(['OPTION_REFUSED', {}])
  expect(await refused({ backup: 'choliba' })).toEqual(['NOTHING_TO_DO', {}])
  await shop.sound()
})
