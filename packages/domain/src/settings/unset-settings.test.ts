import { expect, test } from 'vitest'
import { isMethodOffered, offeredMethods } from '../billing/offered-methods.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { Settings } from './settings.ts'
import { TRIAL_SETTINGS } from './trial-settings.ts'
import { unsetSettings } from './unset-settings.ts'

const METHODS = ['cashplus', 'paypal', 'bank-transfer', 'orange-money', 'inwi-money'] as const

test('a shop opens without any address, link or way to pay that nobody has set', () => {
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
    ...METHODS.map((method) => `paymentDetails.${method}`),
  ])
})

test('a way to pay is offered once its details are there, coins always', () => {
  expect(offeredMethods(DEFAULT_SETTINGS)).toEqual([])
  expect(isMethodOffered('coins', DEFAULT_SETTINGS)).toBe(true)
  const paymentDetails = {
    ...DEFAULT_SETTINGS.paymentDetails,
    paypal: 'pay@shop.test',
    cashplus: ' ',
  }
  expect(offeredMethods({ paymentDetails })).toEqual(['paypal'])
  expect(isMethodOffered('cashplus', { paymentDetails })).toBe(false)
})

test('what is set is not named as missing', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    contactEmail: 'help@shop.test',
    socialLinks: { ...DEFAULT_SETTINGS.socialLinks, github: 'https://code.test/shop' },
    paymentDetails: { ...DEFAULT_SETTINGS.paymentDetails, paypal: 'pay@shop.test' },
  }
  const unset = unsetSettings(settings)
  expect(unset).not.toContain('contactEmail')
  expect(unset).not.toContain('socialLinks.github')
  expect(unset).not.toContain('paymentDetails.paypal')
  expect(unset).toHaveLength(unsetSettings(DEFAULT_SETTINGS).length - 3)
})

test('a trial offers all of the ways to pay, says that it is one, and still lacks their details', () => {
  expect(
    Settings.safeParse({ ...TRIAL_SETTINGS, createdAt: '2026-01-01T00:00:00.000Z' }).success,
  ).toBe(true)
  expect(offeredMethods(TRIAL_SETTINGS)).toEqual(METHODS)
  for (const method of METHODS) {
    expect(TRIAL_SETTINGS.paymentDetails[method]).toContain('do not send any money')
  }
  expect(unsetSettings(TRIAL_SETTINGS)).toEqual(unsetSettings(DEFAULT_SETTINGS))
})
