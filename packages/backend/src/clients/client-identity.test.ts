import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const IDENTITY = {
  ...{ company: 'Night GmbH', taxId: 'DE136695976', country: 'DE' },
  ...{ street: 'Hauptstraße 7', postcode: '10115', town: 'Berlin' },
}

test('staff say whom a client’s invoices name, and the log has what was changed', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const { account } = await admin.clients.update({ id: jane.id, ...IDENTITY })
  expect(account).toMatchObject(IDENTITY)
  await admin.clients.update({ id: jane.id, taxId: '', town: ' ' })
  expect(await jane.accounts.me()).toMatchObject({
    ...{ ...IDENTITY, taxId: null, town: null },
  })
  const { items } = await shop.store.read((tx) =>
    tx.auditLog.list({ where: { action: 'clients.update' }, order: 'oldest', limit: 10 }),
  )
  expect(
    items.map(({ before, after }) => [before, after].map((text) => JSON.parse(text ?? ''))),
  ).toEqual([
    [Object.fromEntries(Object.keys(IDENTITY).map((name) => [name, null])), IDENTITY].map((each) =>
      expect.objectContaining(each),
    ),
    [
      { taxId: IDENTITY.taxId, town: IDENTITY.town },
      { taxId: null, town: null },
    ],
  ])
})

test('a tax id that is none is refused as on the client’s own form, and one of before stays', async () => {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const wrong = { country: 'DE', taxId: 'DE136695977' }
  const refusal = ['TAX_ID_INVALID', { problem: 'VAT_NUMBER_INVALID' }]
  expect(await refusalOf(admin.clients.update({ id: jane.id, ...wrong }))).toEqual(refusal)
  expect(await refusalOf(jane.accounts.updateProfile(wrong))).toEqual(refusal)
  await shop.store.transaction((tx) => tx.users.update(jane.id, wrong))
  expect((await admin.clients.update({ id: jane.id, name: 'Jane' })).account).toMatchObject(wrong)
})
