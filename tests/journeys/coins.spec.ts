import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openPanel } from './steps/beginning.ts'
import { placeOrder } from './steps/order.ts'
import { approve, openOrders, reject } from './steps/order-queue.ts'

// SAMP Premium costs 4.50 a month, and a coin is worth one unit of the currency.
const order = { path: '/services/samp', plan: 1, payWith: /coins/i } as const

test('an order paid with coins takes them at once, and a rejection gives exactly that back', async ({
  page,
}) => {
  await openPanel(page)

  await placeOrder(page, { ...order, serverName: 'Coin Server' })
  await expectBalance(page, /9,?995\.50?/)
  await openOrders(page)
  await reject(page, 'Coin Server', 'No room left in the rack')
  await expectBalance(page, /10,?000(\.00)?/)

  await placeOrder(page, { ...order, serverName: 'Second Coin Server' })
  await openOrders(page)
  await approve(page, 'Second Coin Server')
  await expectBalance(page, /9,?995\.50?/)
})

async function expectBalance(page: Page, amount: RegExp): Promise<void> {
  await page.goto('/about')
  const balance = page.getByRole('banner').getByRole('button', { name: /coins?$/ })
  await expect(balance).toHaveAccessibleName(new RegExp(`^${amount.source} coins$`))
}
