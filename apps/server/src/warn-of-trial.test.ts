import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import { expect, test } from 'vitest'
import { openBackend } from './backend/open-backend.ts'
import { warnOfTrial } from './warn-of-trial.ts'

const open = (publicUrl: string, store = createMemoryStore()) =>
  openBackend({
    files: createMemoryFileBytes(),
    store,
    sql: null,
    limitsFactor: 1,
    serverKey: null,
    publicUrl,
  })

test('a trial that strangers reach is warned of by its ways to pay, at home it is not', async () => {
  const store = createMemoryStore()
  const trial = await open('http://localhost', store)
  await initialiseShop(trial, [])
  expect(await warnOfTrial(trial)).toBeNull()
  const moved = await open('https://shop.test', store)
  expect(await warnOfTrial(moved)).toMatch(/began as a trial.*PayPal/)
})

test('a shop that began in public has nothing to be warned of', async () => {
  const shop = await open('https://shop.test')
  await initialiseShop(shop, [])
  expect(await warnOfTrial(shop)).toBeNull()
})
