import { expect, test } from 'vitest'
import { openTestShop } from './testing/shop.ts'

test('what a visitor writes to the shop is kept for its administrators', async () => {
  const shop = await openTestShop()
  const message = { name: 'Jane', email: 'Jane@shop.test', subject: 'Slots', message: 'How many?' }
  await shop.visitor().support.sendMessage(message)
  const kept = await shop.store.read((tx) => tx.contactMessages.list({ limit: 5 }))
  expect(kept.items).toMatchObject([{ ...message, email: 'jane@shop.test' }])
  const admin = await shop.admin()
  expect((await admin.support.messages({ search: 'slots' })).items).toEqual(kept.items)
})

test('a reader of the newsletter is kept once, and nobody learns who reads it', async () => {
  const shop = await openTestShop()
  const first = await shop.visitor().content.subscribe({ email: 'jane@shop.test' })
  const second = await shop.visitor().content.subscribe({ email: 'JANE@shop.test' })
  expect(second).toEqual(first)
  const { items } = await (await shop.admin()).support.subscribers({})
  expect(items).toMatchObject([{ email: 'jane@shop.test' }])
})

test('notifications are counted while unread and can all be marked as read', async () => {
  const shop = await openTestShop()
  const [jane, admin] = [await shop.customer('jane', 1000), await shop.admin()]
  for (const serverName of ['One', 'Two']) {
    const { order } = await jane.orders.place({
      planId: 'samp-premium',
      billingCycle: 'monthly',
      options: { location: 'uk', 'ddos-protection': 'yes', 'player-slots': '50', backup: 'none' },
      country: 'DE',
      serverName,
      paymentMethod: 'coins',
      voucherCode: '',
      amountDue: 450,
    })
    await admin.orders.approve({ id: order.id })
  }
  expect(await jane.notifications.list({ limit: 1 })).toMatchObject({ unread: 4 })
  await jane.notifications.markAllRead()
  expect(await jane.notifications.list({})).toMatchObject({ unread: 0 })
})
