import { expect, test } from 'vitest'
import { settingEntries } from '../../features/settings/admin/setting-entries.ts'
import { findAlike, findEntries } from './find-entries.ts'

const entries = settingEntries(['Orange Money', 'PayPal'], { secondFactor: true })
const named = (found: readonly { title: string; detail: string }[]) =>
  found.map(({ title, detail }) => `${detail}: ${title}`)

test.each([
  ['tax', 'Settings: Tax'],
  ['VAT', 'Settings, Tax: VAT number'],
  ['logo', 'Settings: Appearance'],
  ['currency', 'Settings, Shop: Currency'],
  ['orange money', 'Settings, Payment: Orange Money'],
  ['vies', 'Settings, Tax: Look companies up in VIES'],
  ['faq', 'Settings: FAQ'],
])('"%s" finds %s first', (typed, first) =>
  expect(named(findEntries(entries, typed))[0]).toBe(first),
)

test('words are found at their beginnings, and all of them', () => {
  expect(named(findEntries(entries, 'shop name'))).toContain('Settings, Shop: Shop name')
  expect(findEntries(entries, 'ies')).toEqual([])
  expect(findEntries(entries, 'tax nowhere')).toEqual([])
})

test('one mistake in a word still finds it', () => {
  expect(named(findAlike(entries, 'curency'))).toContain('Settings, Shop: Currency')
  expect(named(findAlike(entries, 'Orange Monye'))).toEqual(['Settings, Payment: Orange Money'])
  expect(findAlike(entries, 'vta')).toEqual([])
})

test('each leads to its section, a single one to its field', () => {
  const paths = new Map(entries.map(({ detail, title, path }) => [`${detail}: ${title}`, path]))
  expect(paths.get('Settings: Tax')).toBe('/admin/settings?section=tax')
  expect(paths.get('Settings, Tax: VAT number')).toBe('/admin/settings?section=tax&field=tax.vatId')
})

test('what an edition has not is not found', () => {
  const without = settingEntries([], { secondFactor: false })
  expect(named(findEntries(without, 'require'))).toEqual([])
})
