import { expect, test } from 'vitest'
import { backupChoice, cycleChoice, optionsLine } from './orders.ts'

test('a choice says what it changes in the price', () => {
  expect(cycleChoice('monthly')).toBe('Monthly')
  expect(cycleChoice('annually')).toBe('Annually, 15% off')
  expect(backupChoice('choliba', 'EUR')).toBe('Choliba, free')
  expect(backupChoice('premium', 'EUR')).toBe('Premium, €2.00 per month')
  expect(backupChoice('none', 'EUR')).toBe('None')
})

test('the options of an order read as one line', () => {
  expect(
    optionsLine({
      billingCycle: 'quarterly',
      location: 'uk',
      playerSlots: 100,
      ddosProtection: false,
      backup: 'none',
    }),
  ).toBe('Quarterly · UK · 100 slots · no DDoS protection · no backup')
})
