import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { OPENING_SETTINGS } from '../src/host/opening-settings.ts'
import { settingsOn, toldOf } from './told-of-shop.ts'

const settings = {
  ...OPENING_SETTINGS,
  paymentMethods: OPENING_SETTINGS.paymentMethods.map((method) => ({
    ...method,
    instructions: 'Send it to 0600',
    account: 'IBAN 7',
  })),
}

test('no page tells where money goes, but the one that is there for it', () => {
  for (const path of ['/', '/service-terms', '/services/samp']) {
    const told = settingsOn(path, settings)
    expect(JSON.stringify(told)).not.toMatch(/0600|IBAN 7/)
    expect(told.paymentMethods.map(({ id }) => id)).toEqual(
      settings.paymentMethods.map(({ id }) => id),
    )
  }
  expect(settingsOn('/orange-money', settings)).toEqual(settings)
})

test('a shop that is closed for maintenance tells machines nothing', () => {
  const facts = { settings, plans: SEED_PLANS, questions: [], origin: null }
  expect(toldOf('/services/samp', facts)).toContain('Product')
  const closed = { ...settings, maintenanceMode: true }
  expect(toldOf('/services/samp', { ...facts, settings: closed })).toBeNull()
})
