import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

test('a service is named anew by its customer and by the team, each with a line in the log', async () => {
  const shop = await openShopWithService()
  const { jane, serviceId: id } = shop
  const admin = await shop.admin()
  expect(await jane.services.rename({ id, serverName: '  Day\nShift ' })).toMatchObject({
    serverName: 'Day Shift',
  })
  await jane.services.rename({ id, serverName: 'Day Shift' })
  await admin.services.renameFor({ id, serverName: 'Dusk' })
  const query = { where: { subject: id }, order: 'oldest', limit: 9 } as const
  const { items } = await shop.store.read((tx) => tx.auditLog.list(query))
  expect(items.map(({ action, actor, after }) => [action, actor, after])).toEqual([
    ['services.rename', jane.id, JSON.stringify({ serverName: 'Day Shift' })],
    ['services.rename', expect.any(String), JSON.stringify({ serverName: 'Dusk' })],
  ])
  const found = await admin.services.list({ search: 'dusk' })
  expect(found.items.map(({ service }) => service.id)).toEqual([id])
})

test.each(['', '   ', 'x'.repeat(61)])('"%s" is no name', async (serverName) => {
  const { jane, serviceId: id } = await openShopWithService()
  await expect(jane.services.rename({ id, serverName })).rejects.toMatchObject({ status: 400 })
})

test('what has ended keeps its name', async () => {
  const shop = await openShopWithService()
  const { jane, serviceId: id } = shop
  await (await shop.admin()).services.terminate({ id })
  expect(await refusalOf(jane.services.rename({ id, serverName: 'Late' }))).toEqual([
    'SERVICE_STATE',
    { status: 'terminated' },
  ])
})
