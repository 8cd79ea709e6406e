import type { Api } from '@hostfront/contract/contract'
import { expect, test } from 'vitest'
import { noteCalls } from './note-calls.ts'

test('every call is noted by its name and made as it was', async () => {
  // All that is asked of it here.
  const api = {
    plans: { onSale: async () => ['Nova'] },
    orders: { mine: async (input: object) => input },
  } as unknown as Api
  const noted: string[] = []
  const shop = noteCalls(api, (call) => noted.push(call))
  expect(await shop.plans.onSale()).toEqual(['Nova'])
  const { mine } = shop.orders
  expect(await mine({ limit: 3 })).toEqual({ limit: 3 })
  expect(noted).toEqual(['plans.onSale', 'orders.mine'])
})
