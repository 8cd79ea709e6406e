import { ServiceStatus } from '@hostfront/domain/services/service'
import { expect, test } from 'vitest'
import { openShopWithService } from '../testing/shop-with-service.ts'

test('what ends soonest is asked for by its end, without what has ended', async () => {
  const shop = await openShopWithService()
  const oldest = await shop.service()
  if (!oldest) throw new Error('no service')
  await shop.store.transaction(async (tx) => {
    for (const status of ServiceStatus.options) {
      await tx.services.insert({
        ...oldest,
        id: status,
        orderId: null,
        status,
        createdAt: shop.backend.now(),
        expiresAt: status === 'active' ? '2026-09-01T00:00:00.000Z' : '2026-05-01T00:00:00.000Z',
      })
    }
  })
  const asked = { sort: 'expiresAt', toRenew: true } as const
  const { items } = await shop.jane.services.mine(asked)
  expect(items.map(({ id }) => id)).toEqual(['suspended', oldest.id, 'active'])
  const first = await shop.jane.services.mine({ ...asked, limit: 1 })
  expect(first.items.map(({ id }) => id)).toEqual(['suspended'])
})
