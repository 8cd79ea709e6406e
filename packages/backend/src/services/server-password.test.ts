/** A password that staff leave, and its customer reads once. */
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, openTestShop } from '../testing/shop.ts'

const PASSWORD = ' canary of root '
const DAY = 86_400

async function openStage() {
  const shop = await openTestShop()
  const [admin, jane] = [await shop.admin(), await shop.customer('jane')]
  const form = { userId: jane.id, planName: 'VPS', price: 500, planId: '' }
  const { id } = await admin.services.add(form)
  const kept = () => shop.store.read((tx) => tx.serverPasswords.count())
  return { shop, admin, jane, id, kept }
}

test('it is shown as it was typed, once, to its customer alone, and is nowhere else', async () => {
  const { shop, admin, jane, id, kept } = await openStage()
  const { until } = await admin.services.setPassword({ id, password: PASSWORD })
  expect((await jane.services.get({ id })).passwordUntil).toBe(until)
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event.kind)).toContain('service-password')
  const bob = await shop.customer('bob')
  expect(await refusalOf(bob.services.revealPassword({ id }))).toEqual(['NOT_FOUND', {}])
  expect(await refusalOf(admin.services.revealPassword({ id }))).toEqual(['NOT_FOUND', {}])
  const written = [
    await shop.store.read((tx) => tx.serverPasswords.find({ serviceId: id })),
    await admin.audit.list({}),
    await admin.shop.exportDocument(),
    await jane.accounts.exportMine(),
    await admin.services.inspect({ id }),
  ]
  expect(JSON.stringify(written)).not.toContain('canary')
  expect(await jane.services.revealPassword({ id })).toEqual({ password: PASSWORD })
  expect(await refusalOf(jane.services.revealPassword({ id }))).toEqual(['PASSWORD_GONE', {}])
  expect((await jane.services.get({ id })).passwordUntil).toBeNull()
  expect(await kept()).toBe(0)
})

test('of two who ask at once one reads it', async () => {
  const { admin, jane, id } = await openStage()
  await admin.services.setPassword({ id, password: PASSWORD })
  const both = await Promise.allSettled([
    jane.services.revealPassword({ id }),
    jane.services.revealPassword({ id }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a later one takes its place; after three days it is gone, and with its account', async () => {
  const { shop, admin, jane, id, kept } = await openStage()
  await admin.services.setPassword({ id, password: 'first' })
  await admin.services.setPassword({ id, password: PASSWORD })
  expect(await kept()).toBe(1)
  shop.passSeconds(3 * DAY)
  expect((await jane.services.get({ id })).passwordUntil).toBeNull()
  expect(await refusalOf(jane.services.revealPassword({ id }))).toEqual(['PASSWORD_GONE', {}])
  shop.passSeconds(1)
  await runDue(shop.backend)
  expect(await kept()).toBe(0)
  await admin.services.setPassword({ id, password: PASSWORD })
  await admin.accounts.confirm({ password: ADMIN.password })
  await admin.clients.remove({ id: jane.id })
  expect(await kept()).toBe(0)
})

test('none is left for what has ended, nor where nothing is sealed', async () => {
  const { admin, id } = await openStage()
  await admin.services.terminate({ id })
  const late = admin.services.setPassword({ id, password: PASSWORD })
  expect(await refusalOf(late)).toEqual(['SERVICE_STATE', { status: 'terminated' }])
  const bare = await openTestShop({ sealsNothing: true })
  const [other, jane] = [await bare.admin(), await bare.customer('jane')]
  const form = { userId: jane.id, planName: 'VPS', price: 500, planId: '' }
  const service = await other.services.add(form)
  const left = other.services.setPassword({ id: service.id, password: PASSWORD })
  expect(await refusalOf(left)).toEqual(['KEY_NEEDS_SERVER_KEY', {}])
})
