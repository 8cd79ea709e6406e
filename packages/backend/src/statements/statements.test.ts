import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import { createInterleavedStore } from '@hostfront/store/interleaved'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { moved, openWithDeclaration, openWithInvoices, SOURCE } from '../testing/statement-desk.ts'

test('a row that names an invoice and is exactly its total is sure, and pays it once', async () => {
  const { shop, admin, first, match, apply, invoiceNow } = await openWithInvoices()
  const row = moved(`VIR ${first.number}`)
  expect(await match([row])).toMatchObject([
    {
      band: 'sure',
      known: null,
      invoiceId: first.id,
      invoice: { number: first.number, name: 'jane' },
    },
  ])
  expect(await apply(row, first)).toEqual({ isNew: true, number: first.number })
  expect(await invoiceNow(first)).toMatchObject({
    status: 'paid',
    paidAt: '2026-06-01T00:00:00.000Z',
    paymentMethod: 'bank-transfer',
  })
  expect(await apply(row, first)).toEqual({ isNew: false, number: first.number })
  expect(await match([row])).toMatchObject([
    { band: 'none', known: { state: 'applied', number: first.number } },
  ])
  const { items } = await admin.payments.list({})
  expect(items.map(({ payment: { reference, method } }) => [reference, method])).toEqual([
    [`VIR ${first.number} 2026-06-01`, 'bank-transfer'],
  ])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
  expect(await shop.store.read((tx) => tx.statementRows.count())).toBe(1)
})

test('its order can be approved, and is not by itself', async () => {
  const { admin, first, apply } = await openWithInvoices()
  await apply(moved(first.number), first)
  const { items } = await admin.orders.list({ status: 'pending' })
  const paid = items.find(({ invoice }) => invoice?.id === first.id)
  expect(paid?.order.status).toBe('pending')
  await admin.orders.approve({ id: paid?.order.id ?? '' })
})

test('what is applied by many at once, where transactions cross, is applied once', async () => {
  const { shop, first, apply, admin } = await openWithInvoices({
    store: createInterleavedStore({ turn: () => new Promise((go) => setTimeout(go)) }),
  })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => apply(moved(`VIR ${first.number}`), first)),
  )
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a row of less pays a part, and the next is matched with what is left', async () => {
  const { admin, first, match, apply, invoiceNow } = await openWithInvoices()
  await apply(moved(`VIR ${first.number}`, 449), first)
  expect(await invoiceNow(first)).toMatchObject({ status: 'unpaid', paid: 449 })
  const rest = { ...moved(`VIR REST ${first.number}`, 1), date: '2026-06-01' }
  expect(await match([moved(first.number), rest])).toMatchObject([
    { band: 'suggested', reasons: ['NUMBER', 'AMOUNT_DIFFERS'], invoice: { total: 1 } },
    { band: 'sure', invoiceId: first.id },
  ])
  await apply(rest, first)
  expect((await invoiceNow(first))?.status).toBe('paid')
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('another method and an invoice that is paid are refused, and leave no row', async () => {
  const { shop, admin, first, second, apply } = await openWithInvoices()
  await apply(moved(first.number), first)
  expect(await refusalOf(apply(moved('again'), first))).toEqual([
    'INVOICE_NOT_PAYABLE',
    { status: 'paid' },
  ])
  const [key = ''] = movementKeys([moved('x')])
  const movement = { key, date: '2026-06-01', amount: 450, label: 'x' }
  const byCoins = { source: SOURCE, method: 'coins', movement, reference: null }
  const applied = admin.statements.apply({ ...byCoins, invoiceId: second.id })
  expect(await refusalOf(applied)).toEqual(['METHOD_NOT_OFFERED', {}])
  expect(await shop.store.read((tx) => tx.statementRows.count())).toBe(1)
})

test('what is undone leaves its row to pay another invoice', async () => {
  const { admin, first, second, match, apply, invoiceNow } = await openWithInvoices()
  const row = moved('VIR JANE')
  await apply(row, first)
  const [paid] = (await admin.payments.list({})).items
  await admin.payments.undo({ id: paid?.payment.id ?? '', reason: 'The other invoice.' })
  expect(await match([row])).toMatchObject([{ known: { state: 'undone', number: first.number } }])
  expect(await apply(row, second)).toEqual({ isNew: true, number: second.number })
  expect((await invoiceNow(first))?.status).toBe('unpaid')
  expect((await invoiceNow(second))?.status).toBe('paid')
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a row that is set aside is known again, and may still pay', async () => {
  const { admin, first, match, apply } = await openWithInvoices()
  const row = moved('rent')
  const [key = ''] = movementKeys([row])
  const movement = { key, date: row.date, amount: row.amount, label: row.label }
  expect(await admin.statements.ignore({ source: SOURCE, movement })).toEqual({ state: 'ignored' })
  expect(await match([row])).toMatchObject([{ known: { state: 'ignored', number: null } }])
  expect(await apply(row, first)).toMatchObject({ isNew: true })
  expect(await admin.statements.ignore({ source: SOURCE, movement })).toEqual({ state: 'applied' })
})

test('a row that was set aside by mistake is brought back, once, and what has paid is not', async () => {
  const { shop, admin, first, match, apply } = await openWithInvoices()
  const row = moved(`VIR ${first.number}`)
  const [key = ''] = movementKeys([row])
  const movement = { key, date: row.date, amount: row.amount, label: row.label }
  const back = () => admin.statements.bringBack({ source: SOURCE, key })
  expect(await refusalOf(back())).toEqual(['NOTHING_TO_DO', {}])
  await admin.statements.ignore({ source: SOURCE, movement })
  await back()
  expect(await match([row])).toMatchObject([{ known: null, band: 'sure', invoiceId: first.id }])
  expect(await refusalOf(back())).toEqual(['NOTHING_TO_DO', {}])
  await apply(row, first)
  expect(await refusalOf(back())).toEqual(['NOTHING_TO_DO', {}])
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 20 }))
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['statements.ignore', 'statements.bringBack']),
  )
})

test('a row of more pays the invoice, and its rest becomes coins or goes back, as it is said', async () => {
  const { shop, admin, jane, first, second, match, apply, invoiceNow } = await openWithInvoices()
  const [more, most] = [moved(`VIR ${first.number}`, 500), moved(`VIR ${second.number}`, 600)]
  expect(await match([more])).toMatchObject([{ reasons: ['NUMBER', 'AMOUNT_DIFFERS'] }])
  await apply(more, first, { surplus: 'coins' })
  await apply(most, second, { surplus: 'return' })
  expect((await invoiceNow(first))?.status).toBe('paid')
  expect((await shop.store.read((tx) => tx.users.get(jane.id)))?.coins).toBe(50)
  expect(await admin.refunds.open()).toEqual({ count: 1, amount: 150 })
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('what is left over becomes nothing unasked, of one invoice and of a declared payment', async () => {
  const { shop, first, declared, row, apply } = await openWithDeclaration()
  const differs = (total: number) => ['PAYMENT_AMOUNT_DIFFERS', { total }]
  expect(await refusalOf(apply(moved('VIR', 500), first))).toEqual(differs(450))
  await apply(moved('PART', 50), first)
  const said = { declarationId: declared.id }
  expect(await refusalOf(apply(row, first, said))).toEqual(differs(850))
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect(await apply(row, first, { ...said, surplus: 'return' })).toMatchObject({ isNew: true })
})

test('a row for what is paid already says so, and by which payment it perhaps is', async () => {
  const { shop, admin, jane, first, match, apply } = await openWithInvoices()
  const paidAt = '2026-06-01T08:00:00.000Z'
  const payment = { reference: 'SLIP-1', amount: 450, paidAt }
  await admin.billing.recordPayment({ invoiceId: first.id, payment })
  const closed = { band: 'suggested', reasons: ['CLOSED'], invoiceId: first.id }
  const [same, another] = [moved(`VIR ${first.number}`), moved(`VIR BIS ${first.number}`, 30)]
  expect(await match([same, another])).toMatchObject([
    {
      ...closed,
      invoice: { number: first.number, total: 0, status: 'paid' },
      recorded: { reference: 'SLIP-1', receivedAt: paidAt },
    },
    { ...closed, recorded: null },
  ])
  expect(await apply(another, first, { surplus: 'coins' })).toMatchObject({ isNew: true })
  expect((await shop.store.read((tx) => tx.users.get(jane.id)))?.coins).toBe(30)
  expect(await match([another])).toMatchObject([{ known: { state: 'applied' }, reasons: [] }])
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a half that was recorded by hand is not sure to come again', async () => {
  const { admin, first, match, apply } = await openWithInvoices()
  const paidAt = '2026-06-01T08:00:00.000Z'
  const payment = { reference: 'SLIP-1', amount: 225, paidAt }
  await admin.billing.recordPayment({ invoiceId: first.id, payment })
  const row = moved(`VIR ${first.number}`, 225)
  const exact = { reasons: ['NUMBER', 'AMOUNT'], invoiceId: first.id }
  const recorded = { reference: 'SLIP-1', receivedAt: paidAt }
  expect(await match([row])).toMatchObject([{ ...exact, band: 'suggested', recorded }])
  // What came by a statement has a row that stands for it.
  await apply(row, first)
  expect((await admin.billing.inspect({ id: first.id })).invoice.status).toBe('paid')
})

test('what came by a statement is not taken for another row', async () => {
  const { first, match, apply } = await openWithInvoices()
  await apply(moved(`VIR ${first.number}`), first)
  expect(await match([moved(`VIR BIS ${first.number}`)])).toMatchObject([
    { reasons: ['CLOSED'], recorded: null },
  ])
})

test('a declared payment is sure by its reference and amount, and its row approves it with all that it pays', async () => {
  const { shop, admin, jane, first, second, declared, row, match, apply, invoiceNow } =
    await openWithDeclaration()
  expect(await match([row])).toMatchObject([
    {
      band: 'sure',
      reasons: ['REFERENCE', 'AMOUNT', 'DECLARED'],
      declarationId: declared.id,
      invoiceId: first.id,
      invoice: { number: `${first.number}, ${second.number}`, total: 900 },
    },
  ])
  const said = { declarationId: declared.id }
  expect(await apply(row, first, said)).toEqual({ isNew: true, number: first.number })
  expect(await apply(row, first, said)).toEqual({ isNew: false, number: first.number })
  expect((await invoiceNow(second))?.status).toBe('paid')
  expect((await jane.declarations.mine({})).items).toMatchObject([{ state: 'approved' }])
  const { items } = await admin.payments.list({})
  expect(items.map(({ payment }) => [payment.reference, payment.amount])).toEqual([
    ['OM.778.41', 900],
  ])
  expect(await shop.store.read((tx) => tx.statementRows.count())).toBe(1)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a declared payment that was decided meanwhile is not paid again by its row', async () => {
  const { shop, admin, first, declared, row, apply } = await openWithDeclaration()
  const receivedAt = '2026-06-01T08:00:00.000Z'
  const came = { amount: 900, receivedAt, reference: 'OM.778.41' }
  await admin.declarations.approve({ id: declared.id, ...came })
  expect(await refusalOf(apply(row, first, { declarationId: declared.id }))).toEqual([
    'ALREADY_DECIDED',
    { status: 'approved' },
  ])
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect(await shop.store.read((tx) => tx.statementRows.count())).toBe(0)
})

test('a row is applied to what its declared payment pays, and to nothing else', async () => {
  const { jane, declared, row, apply } = await openWithDeclaration()
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  if (!invoice) throw new Error('Every order has an invoice')
  const asked = apply(row, invoice, { declarationId: declared.id })
  expect(await refusalOf(asked)).toEqual(['NOT_FOUND', {}])
})

test('of one declared payment, many rows at once and the queue pay once', async () => {
  const { shop, admin, first, declared, row, apply } = await openWithDeclaration()
  const receivedAt = '2026-06-01T08:00:00.000Z'
  const came = { amount: 900, receivedAt, reference: 'OM.778.41' }
  const tries = Array.from({ length: 10 }, (_, at) =>
    at % 2 === 0
      ? apply(row, first, { declarationId: declared.id })
      : admin.declarations.approve({ id: declared.id, ...came }),
  )
  await Promise.allSettled(tries)
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('the queue says of a row that was set aside that it is declared money, and approving uses it up', async () => {
  const { shop, admin, jane, first, declared, row, match, apply } = await openWithDeclaration()
  const [key = ''] = movementKeys([row])
  const movement = { key, date: row.date, amount: row.amount, label: row.label }
  const queued = async () => (await admin.declarations.list({ state: 'waiting' })).items[0]
  expect((await queued())?.seen).toBeNull()
  await admin.statements.ignore({ source: SOURCE, movement })
  const seen = (await queued())?.seen
  expect(seen).toMatchObject({ source: SOURCE, date: '2026-06-01', label: 'VIR OM 778 41' })
  const receivedAt = '2026-06-01T00:00:00.000Z'
  const came = { id: declared.id, receivedAt, reference: 'OM.778.41', rowId: seen?.rowId ?? '' }
  const refusal = (more: object) =>
    refusalOf(admin.declarations.approve({ ...came, amount: 900, ...more }))
  expect(await refusal({ amount: 899 })).toEqual(['PAYMENT_AMOUNT_DIFFERS', { total: 900 }])
  expect(await refusal({ rowId: 'gone' })).toEqual(['NOT_FOUND', {}])
  const coins = { method: 'bank-transfer', amount: 900, reference: 'OM.778.41', invoiceIds: [] }
  const paid = { ...coins, paidOn: '2026-06-01', note: '', proofIds: [] }
  const { id } = await jane.declarations.declare(paid)
  expect(await refusal({ id })).toEqual(['NOT_FOUND', {}])
  await jane.declarations.withdraw({ id })
  await admin.declarations.approve({ ...came, amount: 900 })
  expect(await match([row])).toMatchObject([{ known: { state: 'applied', number: first.number } }])
  expect(await apply(row, first)).toMatchObject({ isNew: false })
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})

test('a row that stands for a payment already approves no declared one', async () => {
  const { shop, admin, jane, declared, row, apply } = await openWithDeclaration()
  const { invoice } = await jane.orders.place({ ...orderForm, paymentMethod: 'paypal' })
  if (!invoice) throw new Error('Every order has an invoice')
  await apply(row, invoice, { surplus: 'coins' })
  const [kept] = (await shop.store.read((tx) => tx.statementRows.list({ limit: 1 }))).items
  const receivedAt = '2026-06-01T00:00:00.000Z'
  const came = { amount: 900, receivedAt, reference: 'OM.778.41', rowId: kept?.id }
  expect(await refusalOf(admin.declarations.approve({ id: declared.id, ...came }))).toEqual([
    'REFERENCE_USED',
    { number: invoice.number },
  ])
  expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
})

test('how the files of an account are read is remembered for all of the team, and is nobody else’s business', async () => {
  const { admin, jane } = await openWithInvoices()
  const account = { name: 'Bank', method: 'bank-transfer', mapping: null }
  expect(await admin.statements.accounts()).toEqual([])
  await admin.statements.keepAccount(account)
  await admin.statements.keepAccount({ ...account, name: 'Wallet' })
  await admin.settings.update({ billing: { graceDays: 3 } })
  const names = (await admin.statements.accounts()).map(({ name }) => name)
  expect(names).toEqual(['Wallet', 'Bank'])
  expect(JSON.stringify(await jane.settings.get())).not.toContain('Wallet')
  expect(await refusalOf(jane.statements.accounts())).toEqual(['FORBIDDEN', {}])
  const { text } = await admin.shop.exportDocument()
  expect(JSON.parse(text).settings.billing.statementAccounts).toHaveLength(2)
})

test('an account is remembered with a method of the shop, and the log has what changes about it', async () => {
  const { shop, admin } = await openWithInvoices()
  const keep = (account: { name: string; method: string }) =>
    admin.statements.keepAccount({ mapping: null, ...account })
  for (const method of ['coins', 'no-such-method']) {
    expect(await refusalOf(keep({ name: 'Bank', method }))).toEqual(['METHOD_NOT_OFFERED', {}])
  }
  expect(await admin.statements.accounts()).toEqual([])
  await keep({ name: 'Bank', method: 'bank-transfer' })
  await keep({ name: 'Wallet', method: 'orange-money' })
  await keep({ name: 'Bank', method: 'bank-transfer' })
  await keep({ name: 'Bank', method: 'paypal' })
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ order: 'oldest', limit: 20 }))
  const lines = items.filter(({ action }) => action === 'statements.keepAccount')
  const names = lines.map(({ after }) =>
    JSON.parse(after ?? '').billing.statementAccounts.map(
      ({ name, method }: { name: string; method: string }) => `${name} ${method}`,
    ),
  )
  expect(names).toEqual([
    ['Bank bank-transfer'],
    ['Wallet orange-money', 'Bank bank-transfer'],
    ['Bank paypal', 'Wallet orange-money'],
  ])
  expect(JSON.parse(lines[2]?.before ?? '').billing.statementAccounts).toHaveLength(2)
})
