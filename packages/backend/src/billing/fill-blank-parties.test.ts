import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'
import { fillBlankParties } from './fill-blank-parties.ts'

const BLANK = {
  seller: { name: '', address: '', email: '', country: null, ids: [] },
  buyer: {
    ...{ name: '', company: null, country: null, taxId: null },
    ...{ street: null, postcode: null, town: null },
  },
  taxName: '',
  taxBasisPoints: null,
} as const

/** Jane's two invoices, the older one as a process of the version before the names has written it. */
async function openHalfUpgradedShop() {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane'), await shop.admin()]
  const offSite = { ...orderForm, paymentMethod: 'paypal' } as const
  const old = await jane.orders.place(offSite)
  const today = await jane.orders.place(offSite)
  await shop.store.transaction((tx) => tx.invoices.update(old.invoice?.id ?? '', BLANK))
  const invoices = async () =>
    (await shop.store.read((tx) => tx.invoices.list({ order: 'oldest', limit: 10 }))).items
  return { shop, jane, admin, today, invoices }
}

test('what an older process billed during an upgrade is named at the next start, and nothing else', async () => {
  const { shop, admin, today, invoices } = await openHalfUpgradedShop()
  await admin.settings.update({ siteName: 'Night Shift', paymentsEmail: 'pay@shop.test' })
  expect(await fillBlankParties(shop.backend)).toBe(1)
  const [old, kept] = await invoices()
  expect(old).toMatchObject({
    seller: { name: 'Night Shift', email: 'pay@shop.test' },
    buyer: { name: 'jane', company: null, country: 'DE' },
    taxName: 'VAT',
    taxBasisPoints: null,
  })
  expect(kept).toEqual(today.invoice)
  await admin.settings.update({ siteName: 'Another' })
  expect(await fillBlankParties(shop.backend)).toBe(0)
  expect(await invoices()).toEqual([old, kept])
})

test('until then the check of the shop names them', async () => {
  const { shop, admin } = await openHalfUpgradedShop()
  expect((await admin.shop.checkIntegrity()).problems).toMatchObject([
    { code: 'invoice-unnamed', subject: '2026-00001' },
  ])
  await fillBlankParties(shop.backend)
  expect((await admin.shop.checkIntegrity()).problems).toEqual([])
})
