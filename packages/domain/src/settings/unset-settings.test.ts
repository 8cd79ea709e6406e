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

test('links that the team does not use are not missing, emails are', () => {
  const blank = {
    ...{ contactEmail: '', paymentsEmail: 'pay@shop.ma', whatsappLink: '', discordLink: '' },
    ...{ gamePanelLink: '', databasePanelLink: '' },
    socialLinks: { github: '', instagram: '', facebook: '' },
  }
  expect(unsetSettings(blank)).toHaveLength(8)
  expect(unsetSettings({ ...blank, confirmedSteps: ['tax'] })).toHaveLength(8)
  expect(unsetSettings({ ...blank, confirmedSteps: ['links'] })).toEqual(['contactEmail'])
})
