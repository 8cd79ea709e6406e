import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const offSite = { ...orderForm, paymentMethod: 'paypal' }

test.each([
  [{ company: 'Doe Ltd' }, 'street'],
  [{ company: 'Doe Ltd', street: '1 Main Street' }, 'town'],
  [{ company: 'Doe Ltd', street: ' ', town: 'Rabat' }, 'street'],
])('an order for %j is refused for want of its %s, and changes nothing', async (stated, field) => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const refusal = ['COMPANY_ADDRESS_MISSING', { field }]
  const order = { ...offSite, ...stated }
  expect(await refusalOf(jane.orders.place(order))).toEqual(refusal)
  const admin = await shop.admin()
  const placing = admin.orders.placeFor({ ...order, userId: jane.id })
  expect(await refusalOf(placing)).toEqual(refusal)
  expect(await jane.accounts.me()).toMatchObject({ company: null, street: null })
  expect((await jane.orders.mine({})).items).toEqual([])
})

test('the address of the profile is enough, and where the invoice is for no company none is asked for', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  await jane.accounts.updateProfile({ company: 'Doe Ltd' })
  expect(await refusalOf(jane.orders.place(offSite))).toEqual([
    'COMPANY_ADDRESS_MISSING',
    { field: 'street' },
  ])
  await jane.accounts.updateProfile({ street: '1 Main Street', town: 'Rabat' })
  expect((await jane.orders.place(offSite)).invoice?.buyer).toMatchObject({ town: 'Rabat' })
  await jane.accounts.updateProfile({ street: '' })
  const { invoice } = await jane.orders.place({ ...offSite, company: '' })
  expect(invoice?.buyer).toMatchObject({ company: null, street: null })
})

test('an order by a tax id that is none in its country is refused; one that the profile has stays', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  const order = { ...offSite, company: 'Doe Ltd', street: '1 Hauptstrasse', town: 'Berlin' }
  const stated = { ...order, country: 'DE' as const, taxId: 'DE123456789' }
  expect(await refusalOf(jane.orders.place(stated))).toEqual([
    'TAX_ID_INVALID',
    { problem: 'VAT_NUMBER_INVALID' },
  ])
  expect((await jane.orders.mine({})).items).toEqual([])
  // As it was kept before ids were checked.
  const kept = { country: stated.country, taxId: stated.taxId }
  await shop.store.transaction((tx) => tx.users.update(jane.id, kept))
  expect((await jane.orders.place(stated)).invoice?.buyer).toMatchObject(kept)
})
