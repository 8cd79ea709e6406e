import { daysBetween, type Period, periodBefore } from '@hostfront/domain/reports/period'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { allOf, expectAsRecounted, sum } from '../testing/recount-reports.ts'
import { openTestShop } from '../testing/shop.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

const YEAR: Period = { from: '2026-01-01', to: '2026-12-31' }
const byBank = { ...orderForm, country: 'MA', paymentMethod: 'bank-transfer', amountDue: 540 }

test('a shop with a history is reported as it is recounted, and its months add up', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 10 })
  const ever = await expectAsRecounted(shop, { from: '2024-01-01', to: '2026-06-30' })
  expect(ever.income.invoices).toBeGreaterThan(20)
  const months: Period[] = []
  for (let at: Period = { from: '2026-06-01', to: '2026-06-30' }; at.to > '2024-01-01'; ) {
    months.push(at)
    at = periodBefore(at)
  }
  const incomes = []
  for (const month of months) incomes.push((await expectAsRecounted(shop, month)).income)
  expect(sum(incomes.map(({ gross }) => gross))).toBe(ever.income.gross)
  expect(sum(incomes.map(({ invoices }) => invoices))).toBe(ever.income.invoices)
  expect(ever.byPlan.map(({ sold }) => sold.kind)).toContain('plan')
})

test('the documents of a period add up to its income, and the ledger to what is owed in coins', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.shop.loadSampleData({ clients: 10 })
  const period = { from: '2024-01-01', to: '2026-06-01' }
  const { income, coins } = await admin.reports.ofPeriod(period)
  const documents = []
  for (const kind of ['invoice', 'credit-note'] as const) {
    let after: string | null = null
    do {
      const page = await admin.reports.documents({ period, kind, after, limit: 7 })
      documents.push(...page.items)
      after = page.next
    } while (after !== null)
  }
  expect(documents).toHaveLength(income.invoices + income.notes)
  expect(sum(documents.map(({ net }) => net))).toBe(income.net)
  expect(sum(documents.map(({ tax }) => tax))).toBe(income.tax)
  expect(sum(documents.map((one) => one.gross))).toBe(income.gross)
  const balances = sum((await allOf(shop, 'users')).map((user) => user.coins))
  expect(coins.closing).toBe(balances)
  const administrators = (await allOf(shop, 'users')).filter(({ role }) => role === 'admin')
  expect(coins.administrators).toBe(sum(administrators.map((user) => user.coins)))
  expect((await admin.reports.standing()).coins).toEqual({ ledger: balances, balances })
})

test('a note counts on its own day: the month of its invoice stays as it was', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order, invoice } = await jane.orders.place(byBank)
  const payment = { reference: 'TX-1', amount: 540, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.orders.approve({ id: order.id, payment })
  const june = { from: '2026-06-01', to: '2026-06-30' }
  const before = await admin.reports.ofPeriod(june)
  expect(before).toMatchObject({
    before: { from: '2026-05-01', to: '2026-05-31' },
    income: { invoices: 1, notes: 0, net: 450, tax: 90, gross: 540 },
    byMethod: [{ method: 'bank-transfer', gross: 540 }],
    byPlan: [{ sold: { kind: 'plan', planId: 'samp-premium' }, gross: 540 }],
    byCountry: [{ country: 'MA', taxBasisPoints: 2000, net: 450, tax: 90 }],
    received: [{ method: 'bank-transfer', payments: 1, amount: 540, sentBack: 0 }],
    services: { atStart: 0, started: 1, ended: 0, lost: 0 },
  })
  shop.passDays(35)
  const later = await shop.admin()
  await later.creditNotes.issue({
    invoiceId: invoice?.id ?? '',
    ...{ amount: 200, target: 'off-site', method: null, account: '' },
    ...{ reason: 'As agreed.', endsService: false },
  })
  expect(await later.reports.ofPeriod(june)).toEqual(before)
  const july = await later.reports.ofPeriod({ from: '2026-07-01', to: '2026-07-31' })
  expect(july).toMatchObject({
    income: { invoices: 0, notes: 1, net: -167, tax: -33, gross: -200 },
    incomeBefore: before.income,
    byMethod: [{ method: 'bank-transfer', gross: -200 }],
    byPlan: [{ sold: { kind: 'plan', planId: 'samp-premium' }, gross: -200 }],
    services: { atStart: 1, started: 0, ended: 0, lost: 0 },
  })
  const asked = { period: { from: '2026-07-01', to: '2026-07-31' }, kind: 'credit-note' } as const
  expect((await later.reports.documents(asked)).items).toMatchObject([
    {
      ...{ number: 'CN-2026-00001', invoiceNumber: invoice?.number, method: 'bank-transfer' },
      ...{ net: -167, tax: -33, gross: -200 },
    },
  ])
  expect((await later.reports.standing()).toReturn).toEqual({ count: 1, amount: 200 })
})

test('an invoice that notes take back as a whole stays income of its day, and is one of its documents', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const { order } = await jane.orders.place(byBank)
  const payment = { reference: 'TX-1', amount: 540, paidAt: '2026-06-01T10:00:00.000Z' }
  const { invoice } = await admin.orders.approve({ id: order.id, payment })
  shop.passDays(1)
  const later = await shop.admin()
  await later.creditNotes.issue({
    invoiceId: invoice?.id ?? '',
    ...{ amount: 540, target: 'off-site', method: null, account: '' },
    ...{ reason: 'As agreed.', endsService: false },
  })
  const first = { from: '2026-06-01', to: '2026-06-01' }
  const { income, byPlan } = await later.reports.ofPeriod(first)
  expect(income).toEqual({ invoices: 1, notes: 0, disputes: 0, net: 450, tax: 90, gross: 540 })
  expect(byPlan).toMatchObject([{ sold: { planId: 'samp-premium' }, gross: 540 }])
  const { items } = await later.reports.documents({ period: first, kind: 'invoice' })
  expect(items).toMatchObject([{ kind: 'invoice', gross: 540 }])
  const { income: both } = await later.reports.ofPeriod({ ...first, to: '2026-06-02' })
  expect(both).toEqual({ invoices: 1, notes: 1, disputes: 0, net: 0, tax: 0, gross: 0 })
})

test('money is told from income: coins that are bought come in now, and are income when they are spent', async () => {
  const { jane, ...shop } = await openShopWithService({ coins: 1000, autoRenew: true })
  const admin = await shop.admin()
  const report = await admin.reports.ofPeriod(YEAR)
  expect(report.received).toEqual([])
  expect(report.byMethod).toMatchObject([{ method: 'coins', gross: orderForm.amountDue }])
  const spent = report.coins.moves.find(({ kind }) => kind === 'order')
  expect(spent).toEqual({ kind: 'order', count: 1, amount: -orderForm.amountDue })
  expect((await admin.reports.standing()).monthly).toEqual({ count: 1, amount: 450 })
  shop.passDays(5)
  const { renewals } = await admin.reports.standing()
  expect(renewals.services).toEqual({ count: 1, amount: 450 })
})

test('what staff have typed instead of a plan has the name that most of its services have', async () => {
  const { jane, renew, ...shop } = await openShopWithService({
    ...{ coins: 450, planId: 'own-rack', planName: 'Own rack' },
  })
  const admin = await shop.admin()
  for (const planName of ['Old rack', 'Own rack']) {
    await admin.services.add({ userId: jane.id, planName, price: 100, planId: 'own-rack' })
  }
  await renew(true)
  const { byPlan } = await admin.reports.ofPeriod(YEAR)
  expect(byPlan).toContainEqual(
    expect.objectContaining({ sold: { kind: 'plan', planId: 'own-rack', name: 'Own rack' } }),
  )
})

test('who owes what is said by how long it is overdue, without what a part has paid', async () => {
  const shop = await openTestShop()
  const [jane, zoe, admin] = [
    await shop.customer('jane'),
    await shop.customer('zoe'),
    await shop.admin(),
  ]
  const { invoice } = await jane.orders.place(byBank)
  await zoe.orders.place(byBank)
  const payment = { reference: 'TX-1', amount: 100, paidAt: '2026-06-01T10:00:00.000Z' }
  await admin.billing.recordPayment({ invoiceId: invoice?.id ?? '', payment })
  const owed = { 'not-due': 0, '1-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 }
  const now = (await admin.reports.standing()).ageing
  expect(now).toMatchObject({ invoices: 2, of: 2, all: { ...owed, 'not-due': 980 } })
  const due = daysBetween('2026-06-01', invoice?.dueDate.slice(0, 10) ?? '')
  shop.passDays(due + 31)
  const { ageing } = await (await shop.admin()).reports.standing()
  expect(ageing).toMatchObject({ all: { ...owed, '31-60': 980 } })
  expect(ageing.clients.map(({ customer, owed: each }) => [customer.name, each['31-60']])).toEqual([
    ['zoe', 540],
    ['jane', 440],
  ])
})

test('a period that ends before it begins is refused', async () => {
  const admin = await (await openTestShop()).admin()
  const reversed = admin.reports.ofPeriod({ from: '2026-02-01', to: '2026-01-31' })
  await expect(reversed).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
