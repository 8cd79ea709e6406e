import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { openShopWithService } from '../testing/shop-with-service.ts'

async function openStage() {
  const shop = await openShopWithService()
  const passed = async (days: number) => {
    shop.passDays(days)
    await runDue(shop.backend)
    return (await shop.admin()).admin.automation()
  }
  return { ...shop, passed }
}

test('the overview says what was done in the last 24 hours, and nothing of before', async () => {
  const shop = await openStage()
  expect(await shop.passed(23)).toMatchObject({
    from: '2026-06-23T12:00:00.000Z',
    done: [{ action: 'lifecycle.issueInvoice', count: 1 }],
  })
  expect(await shop.passed(2)).toMatchObject({ done: [] })
  expect(await shop.passed(6)).toMatchObject({
    done: [
      { action: 'lifecycle.suspend', count: 1 },
      { action: 'lifecycle.markOverdue', count: 1 },
      { action: 'lifecycle.remind', count: 1 },
    ],
    waiting: { count: 0, held: [] },
  })
})

test('what the team has suspended needs a decision once its paid time has ended, until it has one', async () => {
  const shop = await openStage()
  const id = shop.serviceId
  await (await shop.admin()).services.suspend({ id, reason: 'Spam.' })
  expect(await shop.passed(29)).toMatchObject({ waiting: { count: 0 } })
  expect(await shop.passed(31)).toMatchObject({
    waiting: {
      count: 1,
      held: [{ service: { id, suspensionReason: 'Spam.' }, customer: { name: 'jane' } }],
    },
  })
  const admin = await shop.admin()
  const shown = async (input: Parameters<typeof admin.services.list>[0]) =>
    (await admin.services.list(input)).items.map(({ service }) => service.id)
  expect(await shown({ shown: 'needs-decision' })).toEqual([id])
  expect(await shown({ shown: 'needs-decision', status: 'active' })).toEqual([])
  await admin.services.activate({ id, keepUntil: '2026-08-10T12:00:00.000Z' })
  expect((await admin.admin.automation()).waiting).toEqual({ count: 0, held: [] })
  expect(await shown({ shown: 'needs-decision' })).toEqual([])
  expect(await shown({ shown: 'unpaid' })).toEqual([id])
})

test('what ends within seven days is listed', async () => {
  const shop = await openStage()
  const shown = async () => (await (await shop.admin()).services.list({ shown: 'ends-soon' })).items
  await shop.passed(22)
  expect(await shown()).toEqual([])
  await shop.passed(1)
  expect(await shown()).toMatchObject([{ service: { id: shop.serviceId } }])
})
