import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { clientOf, openTestShop, type TestShop } from '../testing/shop.ts'

test('an administrator changes some settings, the rest stays, and the log says what', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const before = await admin.settings.getAll()
  const after = await admin.settings.update({ siteName: 'Night Shift', currency: 'MAD' })
  expect(after).toEqual({ ...before, siteName: 'Night Shift', currency: 'MAD' })
  expect(await admin.settings.getAll()).toEqual(after)
  expect(await shop.visitor().settings.get()).toMatchObject({ siteName: 'Night Shift' })
  const { items } = await shop.store.read((tx) => tx.auditLog.list({ limit: 1 }))
  expect(items[0]).toMatchObject({
    action: 'settings.update',
    before: '{"siteName":"Hostfront","currency":"EUR"}',
    after: '{"siteName":"Night Shift","currency":"MAD"}',
  })
})

test('the welcome of a new shop follows its name until somebody gives it another title', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const titles = async () =>
    (await shop.visitor().announcements.current()).map(({ title }) => title)
  await admin.settings.update({ siteName: 'Night Shift' })
  expect(await titles()).toEqual(['Welcome to Night Shift'])
  const [line] = (await admin.audit.list({ action: 'announcements.update' })).items
  expect(line).toMatchObject({ actorName: 'Admin', subjectName: 'Welcome to Night Shift' })
  await admin.settings.update({ siteDescription: 'At night.' })
  expect(await titles()).toEqual(['Welcome to Night Shift'])
  const [welcome] = await shop.visitor().announcements.current()
  if (!welcome) throw new Error('no welcome')
  await admin.announcements.update({ ...welcome, title: 'Welcome to Night Shift!' })
  await admin.settings.update({ siteName: 'Day Shift' })
  expect(await titles()).toEqual(['Welcome to Night Shift!'])
})

test('everybody is told what pages need, and nothing that only the team does', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const all = await admin.settings.getAll()
  const { id: _id, createdAt: _at, checklist: _list, adminSecondFactor: _factor, ...rest } = all
  const { questions: _questions, secondCurrency: _second, confirmedSteps: _said, ...fields } = rest
  const { renewalLeadDays, coinPackages, checkHours, setUpHours, answerHours } = all.billing
  const paymentMethods = publicMethods(await admin.paymentMethods.list())
  const { refundTitle, refundBody, consent } = all.legal
  const legal = { refundTitle, refundBody, consent, pages: [] }
  const {
    vatId: _vat,
    iceId: _ice,
    taxId: _taxId,
    registerId: _register,
    tpId: _tp,
    vies: _vies,
    ...tax
  } = all.tax
  const billing = { renewalLeadDays, coinPackages, checkHours, setUpHours, answerHours }
  const told = { ...fields, secondRate: null, tax, billing, legal, paymentMethods }
  expect(await shop.visitor().settings.get()).toEqual(told)
  expect(await (await shop.customer('jane')).settings.get()).toEqual(told)
  expect(await admin.settings.get()).toEqual(told)
})

test('what search engines read follows the name of the shop until somebody writes it', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const title = async () => (await shop.visitor().settings.get()).seo.title
  await admin.settings.update({ siteName: 'Night Shift' })
  expect(await title()).toBe('Night Shift: game servers and VPS from Frankfurt')
  await admin.settings.update({ seo: { title: 'Servers at night' } })
  expect(await title()).toBe('Servers at night')
})

test('visitors read the questions that an administrator has set, with what settings say now', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const visitor = shop.visitor()
  expect((await visitor.settings.questions()).length).toBeGreaterThanOrEqual(8)
  const questions = [{ question: 'How long do you wait?', answer: 'For {graceDays}.' }]
  await admin.settings.update({ questions, billing: { graceDays: 3 } })
  expect(await visitor.settings.questions()).toEqual([
    { question: 'How long do you wait?', answer: 'For 3 days.' },
  ])
  await admin.settings.update({ questions: [] })
  expect(await visitor.settings.questions()).toEqual([])
  await admin.settings.update({ questions: null })
  expect((await visitor.settings.questions()).length).toBeGreaterThanOrEqual(8)
})

test('a legal page is there once its text is, and pages are told that it is', async () => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const visitor = shop.visitor()
  expect(await visitor.settings.legalText({ page: 'privacy' })).toBe('')
  await admin.settings.update({ legal: { privacy: '# What we keep\n\nLittle.' } })
  expect(await visitor.settings.legalText({ page: 'privacy' })).toBe('# What we keep\n\nLittle.')
  const { legal } = await visitor.settings.get()
  expect(legal).toMatchObject({ refundTitle: '7-day money-back guarantee', pages: ['privacy'] })
  expect(JSON.stringify(legal)).not.toContain('Little')
  // Blanks, as a document may bring them, are no text.
  const { legal: written } = await admin.settings.getAll()
  await shop.store.transaction((tx) =>
    tx.settings.update(SETTINGS_ID, { legal: { ...written, privacy: ' \n' } }),
  )
  expect(await visitor.settings.legalText({ page: 'privacy' })).toBe('')
})

test.each([
  ['coins', (shop: TestShop) => shop.customer('jane', 100)],
  [
    'an order',
    async (shop: TestShop) =>
      (await shop.customer('jane')).orders.place({ ...orderForm, paymentMethod: 'cashplus' }),
  ],
])('once a customer has %s the currency stays; the rest can be set', async (_, begin) => {
  const shop = await openTestShop()
  const admin = await shop.admin()
  await admin.settings.update({ currency: 'USD' })
  await begin(shop)
  const change = admin.settings.update({ currency: 'MAD', siteName: 'Night' })
  expect(await refusalOf(change)).toEqual(['CURRENCY_IN_USE', {}])
  const after = await admin.settings.update({ currency: 'USD', siteName: 'Day' })
  expect(after).toMatchObject({ currency: 'USD', siteName: 'Day' })
})

test('a taxed country is one that customers can choose', async () => {
  const admin = await (await openTestShop()).admin()
  const change = admin.settings.update({ tax: { countries: ['MA', 'UK'] }, siteName: 'Night' })
  expect(await refusalOf(change)).toEqual(['COUNTRY_UNKNOWN', { code: 'UK' }])
  expect((await admin.settings.get()).siteName).not.toBe('Night')
  const home = admin.settings.update({ tax: { sellerCountry: 'UK' } })
  expect(await refusalOf(home)).toEqual(['COUNTRY_UNKNOWN', { code: 'UK' }])
  const rates = [{ country: 'UK', basisPoints: 2000, from: '2026-01-01' }]
  const rated = admin.settings.update({ tax: { rates } })
  expect(await refusalOf(rated)).toEqual(['COUNTRY_UNKNOWN', { code: 'UK' }])
  const { tax } = await admin.settings.update({ tax: { countries: ['MA', 'GB'] } })
  expect(tax.countries).toEqual(['MA', 'GB'])
})

test('two administrators who change different fields do not undo each other', async () => {
  const shop = await openTestShop()
  const [one, two] = await Promise.all([shop.admin(), shop.admin()])
  await Promise.all([
    one.settings.update({ billing: { invoiceDueDays: 1, renewalLeadDays: 2, graceDays: 3 } }),
    two.settings.update({ minPasswordLength: 9 }),
  ])
  await Promise.all([
    one.settings.update({ features: { tickets: false } }),
    two.settings.update({ features: { livechat: false } }),
  ])
  expect(await one.settings.getAll()).toMatchObject({
    billing: {
      invoiceDueDays: 1,
      renewalLeadDays: 2,
      graceDays: 3,
      paidFromReady: false,
      coinPackages: [5_00, 10_00, 25_00, 50_00],
    },
    minPasswordLength: 9,
    features: { tickets: false, livechat: false, registration: true },
  })
})

test('maintenance closes the shop at once, to everyone but administrators', async () => {
  const shop = await openTestShop()
  const customer = await shop.customer('jane')
  const admin = await shop.admin()
  await customer.services.mine({})
  await admin.settings.update({ maintenanceMode: true, maintenanceMessage: 'Back at noon.' })

  const closed = ['MAINTENANCE', { message: 'Back at noon.' }]
  expect(await refusalOf(customer.services.mine({}))).toEqual(closed)
  expect(await refusalOf(shop.visitor().plans.onSale())).toEqual(closed)
  expect(
    await refusalOf(
      shop
        .visitor()
        .support.sendMessage({ name: 'A', email: 'a@b.test', subject: 'B', message: 'C' }),
    ),
  ).toEqual(closed)
  expect((await admin.orders.list({})).items).toEqual([])
  // The way in for an administrator, and for a page to learn that the shop is closed.
  expect(await shop.visitor().settings.get()).toMatchObject({ maintenanceMode: true })
  expect(await shop.visitor().accounts.me()).toBeNull()
  await shop.admin()

  await admin.settings.update({ maintenanceMode: false })
  expect((await customer.services.mine({})).items).toEqual([])
})

test('where nobody tells of changes, they count after ten seconds', async () => {
  const shop = await openTestShop()
  const deaf = { ...shop.backend, store: { ...shop.store, watch: () => () => {} } }
  const visitor = clientOf(deaf)
  await visitor.plans.onSale()
  await (await shop.admin()).settings.update({ maintenanceMode: true })
  shop.passSeconds(9)
  await visitor.plans.onSale()
  shop.passSeconds(2)
  expect(await refusalOf(visitor.plans.onSale())).toMatchObject(['MAINTENANCE', {}])
})
