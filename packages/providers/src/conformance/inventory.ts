import type { ListedServer, Listing } from '@hostfront/domain/provisioning/seen'
import { expect, test } from 'vitest'
import type { Provider } from '../port.ts'
import { installed, Kept, type PanelUnderTest, type WithPanel } from './panel-under-test.ts'

/** Panels may list what they counted so long ago, in seconds. */
const OLDEST = 30
/** More than a panel shows at once. */
const MANY = 230

/** What every provider whose panel keeps servers of its own has to pass. */
export function inventoryConformance(withPanel: WithPanel): void {
  test('of an empty panel the list is empty, and ends', () =>
    withPanel(async ({ provider }) => {
      expect(await inventoryOf(provider).list(null)).toEqual({
        result: 'done',
        servers: [],
        next: null,
      })
    }))

  test('every server is listed once, whoever made it, and as a look shows it', () =>
    withPanel(async (panel) => {
      const others = othersOf(panel)
      const ids = Array.from({ length: MANY }, (_, at) => others.place(at % 2 ? `x-${at}` : null))
      const { target } = await installed(panel, 'hf-one')
      await panel.pass(OLDEST)
      const listed = await listAll(panel.provider)
      const remoteIds = listed.map(({ remoteId }) => remoteId)
      expect(remoteIds.toSorted()).toEqual([...ids, target.remoteId].toSorted())
      const own = listed.find(({ key }) => key === 'hf-one')
      const look = await panel.provider.observe(target)
      const { name, owner, memoryMiB, diskMiB, cpuPercent } = panel.spec('hf-one')
      expect(own).toMatchObject({
        ...(look.result === 'done' && look.seen),
        ...{ name, memoryMiB, diskMiB, cpuPercent, ownerEmail: owner.email },
        ...Object.fromEntries(others.unsaid.map((field) => [field, null])),
      })
      expect(listed.find(({ remoteId }) => remoteId === ids[0])?.key).toBeNull()
      expect(listed.find(({ remoteId }) => remoteId === ids[1])?.key).toBe('x-1')
    }))

  test('a page that fails is no empty one, first or not', () =>
    withPanel(async (panel) => {
      const others = othersOf(panel)
      for (let count = 0; count < MANY; count += 1) others.place(null)
      const inventory = inventoryOf(panel.provider)
      others.failNext(/./)
      expect(await inventory.list(null)).toMatchObject({ result: 'failed' })
      const first = expectDone(await inventory.list(null))
      others.failNext(/./)
      expect(await inventory.list(first.next)).toMatchObject({ result: 'failed' })
      expect(expectDone(await inventory.list(first.next)).servers).not.toEqual(first.servers)
    }))

  test('a place in the list that it never gave is its beginning', () =>
    withPanel(async (panel) => {
      othersOf(panel).place(null)
      const inventory = inventoryOf(panel.provider)
      const first = await inventory.list(null)
      for (const cursor of ['', '0', '-1', 'x', '1&per_page=1', '9'.repeat(40)]) {
        expect(await inventory.list(cursor)).toEqual(first)
      }
    }))

  test('a server without a key is adopted with nothing else of it changed, and found by its key', () =>
    withPanel(async (panel) => {
      const { place, look } = othersOf(panel)
      const id = place(null)
      const before = look(id)
      const { target } = new Kept('hf-one')
      const adopted = await inventoryOf(panel.provider).adopt(id, target)
      expect(adopted).toMatchObject({ result: 'done', seen: { remoteId: id } })
      expect(look(id)).toEqual(before)
      expect(await panel.provider.observe(target)).toEqual(adopted)
      expect(panel.count()).toBe(1)
    }))

  test('adopted again it is as it was', () =>
    withPanel(async (panel) => {
      const id = othersOf(panel).place(null)
      const { target } = new Kept('hf-one')
      const inventory = inventoryOf(panel.provider)
      const adopted = await inventory.adopt(id, target)
      expect(await inventory.adopt(id, target)).toEqual(adopted)
      expect(await listAll(panel.provider)).toMatchObject([{ remoteId: id, key: 'hf-one' }])
    }))

  test.each(['whmcs-7', 'HF-One', 'hf-one-2'])(
    'one with the key %s is another’s, and stays it',
    (key) =>
      withPanel(async (panel) => {
        const id = othersOf(panel).place(key)
        const answer = await inventoryOf(panel.provider).adopt(id, new Kept('hf-one').target)
        expect(answer).toMatchObject({ result: 'person', fault: { code: 'FOREIGN_SERVER' } })
        expect(await listAll(panel.provider)).toMatchObject([{ remoteId: id, key }])
      }),
  )

  test('one key is not given to two servers', () =>
    withPanel(async (panel) => {
      const { target } = await installed(panel, 'hf-one')
      const id = othersOf(panel).place(null)
      expect(await inventoryOf(panel.provider).adopt(id, target)).toMatchObject({
        result: 'person',
        fault: { code: 'FOREIGN_SERVER' },
      })
      const bearers = (await listAll(panel.provider)).filter(({ key }) => key === 'hf-one')
      expect(bearers).toMatchObject([{ remoteId: target.remoteId }])
    }))

  test('one with the key in other letters is not changed', () =>
    withPanel(async (panel) => {
      const { place, look } = othersOf(panel)
      const id = place('HF-One')
      const before = structuredClone(look(id))
      const { target } = new Kept('hf-one')
      const answer = await panel.provider.apply(target, panel.spec('hf-one'), null)
      expect(['person', 'absent']).toContain(answer.result)
      expect(look(id)).toEqual(before)
    }))

  test('a change whose answer is lost may have been made; asked for again it is done', () =>
    withPanel(async (panel) => {
      const { target } = await installed(panel, 'hf-one')
      const more = panel.spec('hf-one', { memoryMiB: 4096 })
      othersOf(panel).loseNextAnswer()
      expect(await panel.provider.apply(target, more, null)).toMatchObject({ result: 'unknown' })
      expect(await panel.provider.observe(target)).toMatchObject({ seen: { state: 'on' } })
      expect(await panel.provider.apply(target, more, null)).toMatchObject({ result: 'done' })
      expect(panel.limitsOf?.('hf-one')).toMatchObject({ memoryMiB: 4096 })
    }))

  test('what is not there is not adopted; what could not be read is not called absent', () =>
    withPanel(async (panel) => {
      const { target } = new Kept('hf-one')
      const { adopt } = inventoryOf(panel.provider)
      for (const id of ['987654', 'x', '../users/1', '']) {
        expect(await adopt(id, target)).toEqual({ result: 'absent' })
      }
      const others = othersOf(panel)
      const id = others.place(null)
      others.failNext(/./)
      expect((await adopt(id, target)).result).toBe('retry')
    }))
}

function inventoryOf({ inventory }: Provider) {
  if (!inventory) throw new Error('It has no inventory.')
  return inventory
}

function othersOf({ others }: PanelUnderTest) {
  if (!others) throw new Error('Nobody else can put a server there.')
  return others
}

function expectDone(listing: Listing): Extract<Listing, { readonly result: 'done' }> {
  if (listing.result !== 'done') throw new Error(listing.fault.code)
  return listing
}

async function listAll(provider: Provider): Promise<readonly ListedServer[]> {
  const all: ListedServer[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < 20; pages += 1) {
    const {
      servers,
      next,
    }: { readonly servers: readonly ListedServer[]; readonly next: string | null } = expectDone(
      await inventoryOf(provider).list(cursor),
    )
    all.push(...servers)
    if (next === null) return all
    cursor = next
  }
  throw new Error('The list does not end.')
}
