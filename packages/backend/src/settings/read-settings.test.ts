import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { publicLegal } from '@hostfront/domain/settings/legal-pages'
import type { ReadTx } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

test('texts that a replica of the version before has stored are made whole', async () => {
  const { refundTitle, refundBody } = DEFAULT_SETTINGS.legal
  const stored = { ...DEFAULT_SETTINGS, legal: { refundTitle, refundBody } }
  // Databases answer a JSON column as it was written.
  const tx = { settings: { get: async () => stored } } as unknown as ReadTx
  const { legal } = await readSettings(tx)
  expect(legal).toEqual(DEFAULT_SETTINGS.legal)
  expect(publicLegal(legal).pages).toEqual([])
})

test('choices that a shop of before has not stored are made whole', async () => {
  const { reminderDays, fileMonths, statementAccounts, ...billing } = DEFAULT_SETTINGS.billing
  const stored = { ...DEFAULT_SETTINGS, billing }
  const tx = { settings: { get: async () => stored } } as unknown as ReadTx
  expect((await readSettings(tx)).billing).toEqual(DEFAULT_SETTINGS.billing)
})

test('a shop of before pages could say something else says what the seed says', async () => {
  const { storefront: _, ...stored } = DEFAULT_SETTINGS
  const tx = { settings: { get: async () => stored } } as unknown as ReadTx
  expect((await readSettings(tx)).storefront).toEqual(DEFAULT_SETTINGS.storefront)
})
