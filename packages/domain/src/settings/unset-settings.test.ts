import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { unsetSettings } from './unset-settings.ts'

test('a shop opens without any address or link that nobody has set', () => {
  const text = JSON.stringify(DEFAULT_SETTINGS)
  expect(text).not.toMatch(/https?:|@|\.example/)
  expect(unsetSettings(DEFAULT_SETTINGS)).toEqual([
    'contactEmail',
    'paymentsEmail',
    'whatsappLink',
    'discordLink',
    'gamePanelLink',
    'databasePanelLink',
    'socialLinks.github',
    'socialLinks.instagram',
    'socialLinks.facebook',
  ])
})

test('what is set is not named as missing', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    contactEmail: 'help@shop.test',
    socialLinks: { ...DEFAULT_SETTINGS.socialLinks, github: 'https://code.test/shop' },
  }
  const unset = unsetSettings(settings)
  expect(unset).not.toContain('contactEmail')
  expect(unset).not.toContain('socialLinks.github')
  expect(unset).toHaveLength(unsetSettings(DEFAULT_SETTINGS).length - 2)
})
