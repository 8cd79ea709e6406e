import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { unsetSettings } from '@hostfront/domain/settings/unset-settings'
import { expect, test } from 'vitest'
import { unsetSections } from './unset-list.ts'

test('all that is missing is named, under the section where it is filled in', () => {
  const sections = unsetSections(DEFAULT_SETTINGS)
  expect(sections.map(({ id }) => id)).toEqual(['contact', 'payment'])
  expect(sections[0]?.labels).toContain('Support email')
  expect(sections[1]?.labels).toEqual([
    'cashPlus',
    'PayPal',
    'Bank transfer',
    'Orange Money',
    'Inwi Money',
  ])
  const named = sections.flatMap(({ labels }) => labels)
  expect(named).toHaveLength(unsetSettings(DEFAULT_SETTINGS).length)
})

test('a section that is complete is left out', () => {
  const paymentDetails = Object.fromEntries(
    Object.keys(DEFAULT_SETTINGS.paymentDetails).map((method) => [method, 'To account 7']),
  ) as typeof DEFAULT_SETTINGS.paymentDetails
  const sections = unsetSections({ ...DEFAULT_SETTINGS, paymentDetails })
  expect(sections.map(({ id }) => id)).toEqual(['contact'])
})
