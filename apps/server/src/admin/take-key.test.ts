import { sealSecrets } from '@hostfront/backend/seal-secrets'
import type { Rows } from '@hostfront/store/collections'
import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import { openBackend } from '../backend/open-backend.ts'
import { checkServerKey, WrongServerKey } from '../keys/check-server-key.ts'
import { finishRotation } from '../keys/finish-rotation.ts'
import { seal } from '../keys/seal.ts'
import { createSecrets } from '../keys/secrets.ts'
import { createServerKey, type ServerKey } from '../keys/server-key.ts'
import { takeKey } from './take-key.ts'

const LOST = 'a key that nobody has any more, alas'
const NEXT = 'the key that came in its place, longer'
const lost = createServerKey(LOST)
const found = createServerKey('another key, which is there and good')
const PLAIN = 'JBSWY3DPEHPK3PXP'

test('a plain secret is sealed at start, once, and opens as before', async () => {
  const { backend, factors } = await openWithFactor('one')
  expect((await factors())[0]?.secret).toBe(PLAIN)
  expect(await sealSecrets(backend)).toEqual({ sealed: 1, unreadable: 0 })
  const [kept] = await factors()
  expect(kept?.secret).not.toContain(PLAIN)
  expect(kept && openFactor(lost, kept)).toBe(PLAIN)
  expect(await sealSecrets(backend)).toEqual({ sealed: 0, unreadable: 0 })
  expect(await factors()).toEqual([kept])
})

test('two replicas that start at once seal a secret once', async () => {
  const { backend, factors } = await openWithFactor('one', 'two', 'three')
  const sealed = await Promise.all([sealSecrets(backend), sealSecrets(backend)])
  expect(sealed[0].sealed + sealed[1].sealed).toBe(3)
  for (const kept of await factors()) expect(openFactor(lost, kept)).toBe(PLAIN)
})

test('what an earlier key sealed, in whichever way, is sealed by the key of now, which the database then belongs to', async () => {
  const { backend, factors } = await openWithFactor('one', 'two')
  const { store } = backend
  const now = backend.now()
  await checkServerKey(store, lost, now)
  const secret = `s1.${seal(lost.derive('second-factor-seal'), PLAIN, 'one')}`
  await store.transaction(async (tx) => {
    await tx.secondFactors.update('one', { secret })
    await tx.singleUseTokens.insert(sampleRow('singleUseTokens', { userId: 'one' }))
  })
  const [one, two] = await factors()
  expect([one, two].map((kept) => kept && openFactor(lost, kept))).toEqual([PLAIN, PLAIN])
  await sealSecrets({ store, secrets: createSecrets(lost) })

  const rotated = createServerKey(NEXT, [LOST])
  await checkServerKey(store, rotated, now)
  const kept = await factors()
  expect(kept.map((each) => openFactor(rotated, each))).toEqual([PLAIN, PLAIN])
  const resealing = { store, secrets: createSecrets(rotated) }
  expect(await sealSecrets(resealing)).toEqual({ sealed: 2, unreadable: 0 })
  expect(await finishRotation(store, rotated)).toBe(true)
  expect(await finishRotation(store, rotated)).toBe(false)
  expect(await store.read((tx) => tx.singleUseTokens.count())).toBe(0)

  const alone = createServerKey(NEXT)
  await checkServerKey(store, alone, now)
  const after = await factors()
  expect(after.map((each) => openFactor(alone, each))).toEqual([PLAIN, PLAIN])
  const setAt = after.map((each) => createSecrets(alone).setAtOf(each.secret))
  expect(setAt).toEqual(after.map(({ createdAt }) => createdAt))
  await expect(checkServerKey(store, lost, now)).rejects.toThrow(WrongServerKey)
})

test('a secret that no key opens is told of, and stays as it is', async () => {
  const { backend, factors } = await openWithFactor('one')
  await sealSecrets(backend)
  const before = await factors()
  const report = await sealSecrets({ store: backend.store, secrets: createSecrets(found) })
  expect(report).toEqual({ sealed: 0, unreadable: 1 })
  expect(await factors()).toEqual(before)
})

test('when the key is lost another one is taken, and what it cannot read is removed, with a line in the log', async () => {
  const { backend, factors } = await openWithFactor('one', 'two')
  const now = backend.now()
  await checkServerKey(backend.store, lost, now)
  await sealSecrets(backend)
  await expect(checkServerKey(backend.store, found, now)).rejects.toThrow(WrongServerKey)

  expect(await takeKey(backend, lost)).toBe(0)
  expect(await factors()).toHaveLength(2)
  expect(await takeKey(backend, found)).toBe(2)
  expect(await factors()).toEqual([])
  await checkServerKey(backend.store, found, now)
  await expect(checkServerKey(backend.store, lost, now)).rejects.toThrow(WrongServerKey)
  const log = await backend.store.read((tx) => tx.auditLog.list({ limit: 9 }))
  expect(log.items.map(({ action, after }) => [action, after])).toEqual([
    ['operator.takeKey', '{"secretsRemoved":2}'],
    ['operator.takeKey', '{"secretsRemoved":0}'],
  ])
})

const openFactor = (key: ServerKey, { id, userId, secret }: Rows['secondFactors']) =>
  createSecrets(key).open({ collection: 'secondFactors', id, field: 'secret' }, secret, userId)

/** Accounts whose second factors are kept plain, as they were before there was a key, in a shop that seals with `lost`. */
async function openWithFactor(...names: string[]) {
  const store = createMemoryStore()
  const backend = await openBackend({
    files: createMemoryFileBytes(),
    store,
    sql: null,
    limitsFactor: 1,
    serverKey: lost,
    publicUrl: 'http://localhost',
  })
  await store.transaction(async (tx) => {
    for (const id of names) {
      await tx.users.insert(sampleRow('users', { id, email: `${id}@shop.test` }))
      await tx.secondFactors.insert(sampleRow('secondFactors', { id, userId: id, secret: PLAIN }))
    }
  })
  const factors = async () =>
    (await store.read((tx) => tx.secondFactors.list({ limit: 9, order: 'oldest' }))).items
  return { backend, factors }
}
