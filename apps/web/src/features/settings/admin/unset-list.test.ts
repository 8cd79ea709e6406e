import { SEED_METHODS } from '@hostfront/domain/payments/seed-methods'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { unsetSettings } from '@hostfront/domain/settings/unset-settings'
import { expect, test } from 'vitest'
import { unsetSections } from './unset-list.ts'

test('all that is missing is named, under the section where it is filled in', () => {
  const sections = unsetSections(DEFAULT_SETTINGS, SEED_METHODS)
  expect(sections.map(({ id }) => id)).toEqual(['contact', 'payment'])
  expect(sections[0]?.labels).toContain('Support email')
  expect(sections[0]?.labels).toHaveLength(unsetSettings(DEFAULT_SETTINGS).length)
  expect(sections[1]?.labels).toEqual([
    'cashPlus',
    'PayPal',
    'Bank transfer',
    'Orange Money',
    'Inwi Money',
  ])
})

test('a section that is complete is left out, and so is what is switched off', () => {
  const methods = SEED_METHODS.map((method, at) =>
    at % 2 ? { ...method, isOn: false } : { ...method, account: 'To account 7' },
  )
  const sections = unsetSections(DEFAULT_SETTINGS, methods)
  expect(sections.map(({ id }) => id)).toEqual(['contact'])
})
