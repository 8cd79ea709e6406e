import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-form.ts'
import { openTestShop } from '../testing/shop.ts'

test('what an order leaves out of the profile is not written there, for the team may be editing it', async () => {
  const shop = await openTestShop()
  const jane = await shop.customer('jane')
  await jane.accounts.updateProfile({ street: '1 Old Street', town: 'Rabat' })
  const { store } = shop.backend
  const { transaction } = store
  let hasEdited = false
  // As PostgreSQL shows it: the order reads the account, and somebody else commits before it writes.
  const crossed: typeof transaction = (work) =>
    transaction((tx) => {
      const get: typeof tx.users.get = async (id, options) => {
        const read = await tx.users.get(id, options)
        if (!hasEdited && id === jane.id) await tx.users.update(id, { street: '2 New Street' })
        hasEdited ||= id === jane.id
        return read
      }
      const users = new Proxy(tx.users, {
        get: (rows, name) => (name === 'get' ? get : Reflect.get(rows, name)),
      })
      return work({ ...tx, users })
    })
  Object.assign(store, { transaction: crossed })
  await jane.orders.place({ ...orderForm, paymentMethod: 'paypal', company: 'Doe Ltd' })
  Object.assign(store, { transaction })
  expect(hasEdited).toBe(true)
  expect(await jane.accounts.me()).toMatchObject({ company: 'Doe Ltd', street: '2 New Street' })
})
