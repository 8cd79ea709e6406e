import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { isClosedTo } from './maintenance.ts'
import { Settings } from './settings.ts'
import { SettingsForm, settingsToStore } from './settings-form.ts'
import { asShown } from './shown-settings.ts'

const stored = { ...DEFAULT_SETTINGS, createdAt: '2026-06-01T00:00:00.000Z' }

test('the defaults are settings, and may be typed as they are', () => {
  expect(Settings.parse(stored)).toEqual(stored)
  // The form does not open a shop for orders, nor does it say how statements are read, what domains cost or what is closed.
  const { id: _, takesOrders: __, checklist: ___, confirmedSteps, ...fields } = DEFAULT_SETTINGS
  expect(confirmedSteps).toEqual([])
  const { statementAccounts, domainPrices, books, closings, ...billing } = fields.billing
  expect([statementAccounts, domainPrices, books, closings]).toEqual([[], [], null, []])
  const typed = { ...fields, billing }
  expect(SettingsForm.parse(typed)).toEqual(typed)
})

test('a shop that has stored the consent line of before has that of today, one with words of its own keeps them', () => {
  const consentOf = (consent: string) =>
    Settings.parse({ ...stored, legal: { ...stored.legal, consent } }).legal.consent
  expect(
    consentOf('By going on you accept our {terms}. What we do with your data is in our {privacy}.'),
  ).toBe(stored.legal.consent)
  expect(consentOf('By going on you accept our {terms}.')).toBe(
    'By going on you accept our {terms}.',
  )
})

test('what is typed is cleaned, what is stored stays as it is', () => {
  expect(SettingsForm.parse({ siteName: ' Night\u0000 Shift ' })).toEqual({
    siteName: 'Night Shift',
  })
  expect(Settings.parse({ ...stored, address: ' Frankfurt ' }).address).toBe(' Frankfurt ')
})

test('an address on the web may be typed without what browsers leave out', () => {
  const linkOf = (discordLink: string) => SettingsForm.parse({ discordLink }).discordLink
  expect(linkOf('instagram.com/atlas.play')).toBe('https://instagram.com/atlas.play')
  expect(linkOf('panel.shop.ma')).toBe('https://panel.shop.ma')
  for (const whole of ['http://a.example', 'mailto:us@a.example', '/contact', '']) {
    expect(linkOf(whole)).toBe(whole)
  }
  expect(SettingsForm.safeParse({ discordLink: '@atlasplay' }).success).toBe(false)
})

test('names and titles stand in one line, addresses and notes in as many as they need', () => {
  const broken = 'Night\r\nBcc: all@shop.test\n\n Shift\u2028!'
  const line = 'Night Bcc: all@shop.test Shift !'
  const typed = SettingsForm.parse({
    siteName: broken,
    seo: { title: broken },
    tax: { name: 'VAT\n' },
    legal: { refundTitle: broken },
    address: 'Main Street 1\nFrankfurt',
  })
  expect(typed).toEqual({
    siteName: line,
    seo: { title: line },
    tax: { name: 'VAT' },
    legal: { refundTitle: line },
    address: 'Main Street 1\nFrankfurt',
  })
})

test.each([
  ['discordLink', 'javascript:alert(1)', 'LINK_INVALID'],
  ['discordLink', '//elsewhere.example', 'LINK_INVALID'],
  ['discordLink', '/\\elsewhere.example', 'LINK_INVALID'],
  ['discordLink', '/\t/elsewhere.example', 'LINK_INVALID'],
  ['whatsappLink', '06 12 34 56 78', 'WHATSAPP_INVALID'],
  ['whatsappLink', '//elsewhere.example', 'WHATSAPP_INVALID'],
  ['siteName', '  ', 'REQUIRED'],
  ['contactEmail', 'nobody', 'EMAIL_INVALID'],
  ['minPasswordLength', 6.5, 'NUMBER_INVALID'],
  ['minPasswordLength', 5, 'TOO_LOW 6'],
  ['minPasswordLength', 65, 'TOO_HIGH 64'],
  ['tax', { ...stored.tax, basisPoints: Number.NaN }, 'FIGURE_INVALID'],
  ['tax', { ...stored.tax, basisPoints: 20_000 }, 'TOO_HIGH'],
  ['theme', { ...stored.theme, accentColor: 'red' }, 'COLOUR_INVALID'],
  ['tax', { ...stored.tax, countries: ['Morocco'] }, 'COUNTRY_INVALID'],
])('%s cannot be %j', (field, value, message) => {
  const parsed = SettingsForm.safeParse({ [field]: value })
  expect(parsed.error?.issues[0]?.message).toBe(message)
})

test.each(['', '/', '/contact', 'https://chat.example', 'mailto:team@shop.test'])(
  'a link can be %j',
  (discordLink) => {
    expect(SettingsForm.parse({ discordLink })).toEqual({ discordLink })
  },
)

test.each([
  ['+212 6 12 34 56 78', 'https://wa.me/212612345678'],
  ['https://wa.me/212612345678', 'https://wa.me/212612345678'],
  ['/contact', '/contact'],
  [' ', ''],
])('the WhatsApp link that is typed as %j is %j', (whatsappLink, stored) => {
  expect(SettingsForm.parse({ whatsappLink })).toEqual({ whatsappLink: stored })
})

test('a link that was stored before paths were told from hosts can still be read', () => {
  const older = { ...stored, discordLink: '//elsewhere.example' }
  expect(Settings.parse(older)).toEqual(older)
})

test('what a form leaves out of a group stays, a list is set as a whole', () => {
  const tax = { ...stored.tax, basisPoints: 2000, countries: ['FR', 'MA'] }
  const form = { siteName: 'Night Shift', currency: undefined, tax: { countries: ['MA'] } }
  expect(settingsToStore({ ...stored, tax }, form)).toEqual({
    siteName: 'Night Shift',
    tax: { ...tax, countries: ['MA'] },
  })
})

test('maintenance closes the shop to everybody but administrators', () => {
  const closed = { maintenanceMode: true }
  expect(isClosedTo(closed, null)).toBe(true)
  expect(isClosedTo(closed, { role: 'user' })).toBe(true)
  expect(isClosedTo(closed, { role: 'admin' })).toBe(false)
  expect(isClosedTo({ maintenanceMode: false }, null)).toBe(false)
})

test('without the chat, no page links to it', () => {
  expect(asShown(stored)).toBe(stored)
  const off = { ...stored, features: { ...stored.features, livechat: false } }
  expect(asShown(off).discordLink).toBe('')
})

test('a shop that has stored neither accounts nor closed months has those of most, and none', () => {
  const { books: _, closings: __, ...billing } = stored.billing
  expect(Settings.parse({ ...stored, billing }).billing).toMatchObject({
    books: null,
    closings: [],
  })
})
