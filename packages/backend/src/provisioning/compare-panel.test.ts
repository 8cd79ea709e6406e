/** What a panel lists next to what the shop has there, and how a server of before becomes a service's. */

import type { ListedServer, Listing } from '@hostfront/domain/provisioning/seen'
import { openSimulated } from '@hostfront/providers/simulated'
import { expect, test } from 'vitest'
import { panelForm } from '../testing/calls/forms.ts'
import { refusalOf } from '../testing/refusal.ts'
import { openTestShop } from '../testing/shop.ts'
import { compareDue } from './compare-due.ts'

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
const openStage = (...servers: ListedServer[]) => openStageOf({ knowsOwners: true }, servers)

async function openStageOf(
  { knowsOwners, sendsMail = false }: { knowsOwners: boolean; sendsMail?: boolean },
  servers: readonly ListedServer[],
) {
  const kept = new Map(servers.map((server) => [server.remoteId, server]))
  const state = { failsAt: 'nowhere', adopts: 0, breaks: 0, meanwhile: async () => {} }
  const simulated = openSimulated({ rehearsal: 'none' }, { now: () => NOW })
  const shop = await openTestShop({
    sendsMail,
    providers: {
      kinds: ['simulated'],
      open: () => ({
        ...simulated,
        inventory: {
          knowsOwners,
          async list(cursor): Promise<Listing> {
            if (state.breaks-- > 0) throw new Error('broken')
            if (cursor === state.failsAt || state.failsAt === 'everywhere') {
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
            await state.meanwhile()
            kept.set(remoteId, { ...server, key })
            return { result: 'done', seen: server }
          },
        },
      }),
      pace: async () => undefined,
      pause: () => new Promise(() => undefined),
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
  // Its customer reads how it is reached, and is told of it.
  const own = await jane.services.get({ id: service.id })
  expect(own.delivery).toBeNull()
  expect(own.service.access).toMatchObject({ address: '203.0.113.1:7777', userName: 'jane' })
  const { items } = await jane.notifications.list({})
  expect(items.map(({ event }) => event.kind)).toContain('service-access')
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

test('where the panel does not know whose a server is, staff say it; a key of another shop stays', async () => {
  const nobodys = { ...old, ownerEmail: null }
  const { admin, panel, kept, add } = await openStageOf({ knowsOwners: false }, [
    nobodys,
    { ...nobodys, remoteId: '8', key: 'whmcs-8' },
  ])
  const service = await add('Los Santos')
  const compared = await admin.panels.compare({ id: panel.id })
  expect(compared).toMatchObject({ knowsOwners: false, free: [{ candidates: [] }] })
  const adopt = (remoteId: string) =>
    admin.panels.adopt({ id: panel.id, serviceId: service.id, remoteId })
  expect(await adopt('8')).toMatchObject({ instance: null, fault: 'FOREIGN_SERVER' })
  const { instance } = await adopt('7')
  expect(kept.get('7')?.key).toBe(`hf-${instance?.id}`)
})

test('a server whose account a panel has lost goes to nobody where others have theirs', async () => {
  const { admin, panel, state, add } = await openStage({ ...old, ownerEmail: null })
  const service = await add('Los Santos')
  const adopted = await admin.panels.adopt({
    id: panel.id,
    serviceId: service.id,
    remoteId: '7',
  })
  expect(adopted).toMatchObject({ instance: null, fault: 'FOREIGN_ACCOUNT' })
  expect(state.adopts).toBe(0)
})

test('where mails prove an address, who has not proven theirs gets no server of it', async () => {
  const { admin, panel, state, add } = await openStageOf({ knowsOwners: true, sendsMail: true }, [
    old,
  ])
  const service = await add('Los Santos')
  const { free } = await admin.panels.compare({ id: panel.id })
  expect(free).toMatchObject([{ candidates: [], isProposed: false }])
  const asked = { id: panel.id, serviceId: service.id, remoteId: '7' }
  const adopted = await admin.panels.adopt(asked)
  expect(adopted).toMatchObject({ fault: 'FOREIGN_ACCOUNT', faultDetail: 'unverified' })
  expect(state.adopts).toBe(0)
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

test('a service that ends while its server is adopted does not take it along', async () => {
  // Of one with an address, giving it to an ended service is refused as well.
  const bare = { ...old, address: null, userName: null }
  const { admin, panel, kept, state, add } = await openStage(bare)
  const service = await add('Los Santos')
  state.meanwhile = async () => void (await admin.services.terminate({ id: service.id }))
  const adopted = admin.panels.adopt({ id: panel.id, serviceId: service.id, remoteId: '7' })
  expect(await refusalOf(adopted)).toEqual(['SERVICE_STATE', { status: 'terminated' }])
  expect(kept.get('7')?.key).toMatch(/^hf-/)
  // Whatever is to be deleted of it, a person does.
  expect((await admin.services.inspect({ id: service.id })).delivery).toMatchObject({
    instance: { provider: 'manual', remoteId: null, phase: 'person' },
  })
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

test('what staff ignore is not counted until anything of it changes', async () => {
  const extra = { ...old, key: 'hf-nobody', state: 'on' } as const
  const { admin, panel, kept, state } = await openStage(extra, { ...extra, remoteId: '8' })
  const compare = () => admin.panels.compare({ id: panel.id })
  const waiting = async () => (await admin.admin.waiting()).differences
  const [first] = (await compare()).differences
  // They bear the same key, too.
  expect(await waiting()).toBe(4)
  const mark = first?.mark ?? ''
  const ignored = await admin.panels.ignore({ id: panel.id, mark, isIgnored: true })
  expect(ignored).toMatchObject({ differences: 3, comparedAt: expect.any(String) })
  expect(ignored).not.toHaveProperty('ignored')
  // Twice is once.
  await admin.panels.ignore({ id: panel.id, mark, isIgnored: true })
  expect(await waiting()).toBe(3)
  const again = await compare()
  expect(again.differences.filter(({ isIgnored }) => isIgnored)).toMatchObject([{ mark }])
  expect(again.panel.differences).toBe(3)
  // What cannot be read says nothing of it.
  state.failsAt = 'everywhere'
  expect((await compare()).panel.differences).toBeNull()
  state.failsAt = 'nowhere'
  expect((await compare()).panel.differences).toBe(3)

  kept.set('7', { ...extra, memoryMiB: 4096 })
  expect((await compare()).panel.differences).toBe(4)
  kept.set('7', extra)
  expect((await compare()).panel.differences).toBe(4)
  await admin.panels.ignore({ id: panel.id, mark, isIgnored: true })
  await admin.panels.ignore({ id: panel.id, mark, isIgnored: false })
  expect(await waiting()).toBe(4)
  const unknown = admin.panels.ignore({ id: 'no-such-panel', mark, isIgnored: true })
  expect(await refusalOf(unknown)).toEqual(['NOT_FOUND', {}])
})

test('what is ignored stays so where a panel has more servers than are read', async () => {
  const extra = { ...old, key: 'hf-nobody' }
  const { admin, panel, kept } = await openStage(extra)
  const compare = () => admin.panels.compare({ id: panel.id })
  const [first] = (await compare()).differences
  await admin.panels.ignore({ id: panel.id, mark: first?.mark ?? '', isIgnored: true })
  kept.delete('7')
  for (const at of Array(100).keys()) kept.set(`before-${at}`, { ...old, remoteId: `before-${at}` })
  kept.set('7', extra)
  expect(await compare()).toMatchObject({ count: 100, isWhole: false, differences: [] })
  for (const at of Array(100).keys()) kept.delete(`before-${at}`)
  expect(await compare()).toMatchObject({ differences: [{ isIgnored: true }] })
})

test('once a night every panel that is on is compared by itself, and what it cannot read is no zero', async () => {
  const { admin, shop, state } = await openStage({ ...old, key: 'hf-nobody' })
  const found = async () => (await admin.panels.list()).panels[0]
  expect(await compareDue(shop.backend)).toEqual({ compared: 0, failures: [] })
  expect(await found()).toMatchObject({ comparedAt: null, differences: null })
  shop.passSeconds(86_400)
  expect(await compareDue(shop.backend)).toEqual({ compared: 1, failures: [] })
  expect(await found()).toMatchObject({ differences: 1 })
  expect(await compareDue(shop.backend)).toEqual({ compared: 0, failures: [] })
  shop.passSeconds(86_400)
  state.failsAt = 'everywhere'
  expect(await compareDue(shop.backend)).toEqual({ compared: 1, failures: [] })
  expect(await found()).toMatchObject({ differences: null })
  shop.passSeconds(3599)
  expect(await compareDue(shop.backend)).toEqual({ compared: 0, failures: [] })
  shop.passSeconds(1)
  state.failsAt = 'nowhere'
  expect(await compareDue(shop.backend)).toEqual({ compared: 1, failures: [] })
  expect(await found()).toMatchObject({ differences: 1 })
})

test('a panel that breaks in the night keeps no other from being compared', async () => {
  const { admin, shop, panel, state } = await openStage(old)
  await admin.panels.add(panelForm)
  shop.passSeconds(86_400)
  state.breaks = 1
  expect(await compareDue(shop.backend)).toMatchObject({
    compared: 1,
    failures: [{ id: panel.id, fault: expect.any(Error) }],
  })
})
