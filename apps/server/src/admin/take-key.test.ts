import { sealSecrets } from '@hostfront/backend/seal-secrets'
import { createMemoryStore } from '@hostfront/store/memory'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import { openBackend } from '../backend/open-backend.ts'
import { checkServerKey, WrongServerKey } from '../keys/check-server-key.ts'
import { createServerKey } from '../keys/server-key.ts'
import { takeKey } from './take-key.ts'

const lost = createServerKey('a key that nobody has any more, alas')
const found = createServerKey('another key, which is there and good')
const PLAIN = 'JBSWY3DPEHPK3PXP'

test('a plain secret is sealed at start, once, and opens as before', async () => {
  const { backend, factors } = await openWithFactor('one')
  expect((await factors())[0]?.secret).toBe(PLAIN)
  expect(await sealSecrets(backend)).toBe(1)
  const [kept] = await factors()
  expect(kept?.secret).not.toContain(PLAIN)
  expect(kept && backend.oneTimeCodes?.open(kept)).toBe(PLAIN)
  expect(await sealSecrets(backend)).toBe(0)
  expect(await factors()).toEqual([kept])
})

test('two replicas that start at once seal a secret once', async () => {
  const { backend, factors } = await openWithFactor('one', 'two', 'three')
  const sealed = await Promise.all([sealSecrets(backend), sealSecrets(backend)])
  expect(sealed[0] + sealed[1]).toBe(3)
  for (const kept of await factors()) expect(backend.oneTimeCodes?.open(kept)).toBe(PLAIN)
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
    ['operator.takeKey', '{"secondFactorsRemoved":2}'],
    ['operator.takeKey', '{"secondFactorsRemoved":0}'],
  ])
})

/** Accounts whose second factors are kept plain, as they were before there was a key, in a shop that seals with `lost`. */
async function openWithFactor(...names: string[]) {
  const store = createMemoryStore()
  const backend = await openBackend({
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
