/** What a panel lists next to what the shop has there, and how a server of before becomes a service's. */

import type { ListedServer, Listing } from '@hostfront/domain/provisioning/seen'
import { openSimulated } from '@hostfront/providers/simulated'
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const old: ListedServer = {
  key: null,
  name: 'Los Santos',
  remoteId: '7',
  state: 'off',
  address: '203.0.113.1:7777',
  panelLink: null,
  userName: 'jane',
  ownerEmail: 'Jane@shop.test',
  memoryMiB: 1024,
  diskMiB: 5120,
  cpuPercent: 100,
}

/** A panel that lists two servers at a time, and keeps what is written on them. */
async function openStage(...servers: ListedServer[]) {
  const kept = new Map(servers.map((server) => [server.remoteId, server]))
  const state = { failsAt: 'nowhere', adopts: 0 }
  const simulated = openSimulated({ rehearsal: 'none' }, { now: () => NOW })
  const shop = await openTestShop({
    providers: {
      kinds: ['simulated'],
      open: () => ({
        ...simulated,
        inventory: {
          async list(cursor): Promise<Listing> {
            if (cursor === state.failsAt) {
              return { result: 'failed', fault: { code: 'UNREACHABLE', detail: null } }
            }
            const from = Number(cursor ?? 0)
            const next = from + 2 < kept.size ? String(from + 2) : null
            return { result: 'done', servers: [...kept.values()].slice(from, from + 2), next }
          },
          async adopt(remoteId, { key }) {
            const server = kept.get(remoteId)
            if (!server) return { result: 'absent' }
            state.adopts++
            kept.set(remoteId, { ...server, key })
            return { result: 'done', seen: server }
          },
        },
      }),
      pace: async () => undefined,
      hasRoom: () => true,
      chance: () => 0.5,
      claimMs: 60_000,
    },
  })
  const admin = await shop.admin()
  const jane = await shop.customer('jane')
  const panel = await admin.panels.add(panelForm)
  const add = (planName: string, userId = jane.id) =>
    admin.services.add({ userId, planName, price: 500, planId: '' })
  return { shop, admin, jane, panel, kept, state, add }
}

test("a server of before is proposed to its owner's service, adopted, and then as the service says", async () => {
  const { admin, jane, panel, kept, state, add } = await openStage(old)
  const service = await add('Los Santos')
  const { free, differences } = await admin.panels.compare({ id: panel.id })
  expect(differences).toEqual([])
  expect(free).toMatchObject([
    { server: { remoteId: '7' }, candidates: [{ serviceId: service.id }], isProposed: true },
  ])

  const asked = { id: panel.id, serviceId: service.id, remoteId: '7' }
  const { instance } = await admin.panels.adopt(asked)
  expect(instance).toMatchObject({
    provider: 'simulated',
    panelId: panel.id,
    remoteId: '7',
    state: 'off',
    phase: 'working',
    readyAt: null,
  })
  expect(kept.get('7')?.key).toBe(`hf-${instance?.id}`)
  expect(await refusalOf(admin.panels.adopt(asked))).toEqual(['SERVER_EXISTS', {}])
  expect(state.adopts).toBe(1)
  const after = await admin.panels.compare({ id: panel.id })
  // It is being brought back: no difference yet.
  expect(after).toMatchObject({ count: 1, isWhole: true, free: [], differences: [] })
  expect((await jane.services.get({ id: service.id })).delivery).toBeNull()
})

test('a server goes to nobody but its owner, and never from one shop to another', async () => {
  const { admin, panel, state, add, shop } = await openStage(old, {
    ...old,
    remoteId: '8',
    key: 'whmcs-8',
  })
  const bob = await shop.customer('bob')
  const service = await add('Los Santos', bob.id)
  const adopt = (remoteId: string) =>
    admin.panels.adopt({ id: panel.id, serviceId: service.id, remoteId })
  expect(await adopt('7')).toMatchObject({ instance: null, fault: 'FOREIGN_ACCOUNT' })
  expect(await adopt('8')).toMatchObject({ instance: null, fault: 'FOREIGN_SERVER' })
  expect(await adopt('9')).toMatchObject({ instance: null, fault: 'MISSING' })
  expect(state.adopts).toBe(0)
  const { free } = await admin.panels.compare({ id: panel.id })
  expect(free).toMatchObject([{ server: { remoteId: '7' }, candidates: [] }])
})

test('what an ended service cannot have, and what was answered but not noted is completed by the same again', async () => {
  const { admin, panel, kept, add, shop } = await openStage(old)
  const [service, ended] = [await add('Los Santos'), await add('Ended')]
  await admin.services.terminate({ id: ended.id })
  const asked = { id: panel.id, serviceId: service.id, remoteId: '7' }
  expect(await refusalOf(admin.panels.adopt({ ...asked, serviceId: ended.id }))).toEqual([
    'SERVICE_STATE',
    { status: 'terminated' },
  ])
  const { store } = shop.backend
  const { transaction } = store
  // The second step, which would note it, never comes.
  let steps = 0
  Object.assign(store, {
    transaction: (...given: Parameters<typeof transaction>) =>
      ++steps === 2 ? Promise.reject(new Error('killed')) : transaction(...given),
  })
  await expect(admin.panels.adopt(asked)).rejects.toThrow()
  Object.assign(store, { transaction })
  expect(kept.get('7')?.key).toMatch(/^hf-/)
  expect((await admin.panels.adopt(asked)).instance).toMatchObject({ remoteId: '7' })
})

test('a list with a hole is none: nothing is called missing', async () => {
  const { admin, panel, state } = await openStage(
    old,
    { ...old, remoteId: '8', key: 'hf-nobody' },
    { ...old, remoteId: '9' },
  )
  expect(await admin.panels.compare({ id: panel.id })).toMatchObject({
    count: 3,
    isWhole: true,
    differences: [{ kind: 'extra', service: null, server: { remoteId: '8' } }],
    free: [{ server: { remoteId: '7' } }, { server: { remoteId: '9' } }],
  })
  state.failsAt = '2'
  expect(await admin.panels.compare({ id: panel.id })).toMatchObject({
    count: 0,
    fault: 'UNREACHABLE',
    differences: [],
    free: [],
  })
})
