import { expect, test } from 'vitest'
import { coinRequest, coinWorth } from './coins.ts'

test('coins are told with what they are worth', () => {
  expect(coinWorth(97_00, 'EUR')).toBe('97 coins, worth €97.00')
  expect(coinWorth(4_50, 'EUR')).toBe('4.50 coins, worth €4.50')
  expect(coinWorth(1_00, 'EUR')).toBe('1 coin, worth €1.00')
})

test('a request names what is asked for, and asks how to pay', () => {
  expect(coinRequest(25_00, 'EUR')).toEqual({
    subject: 'Buy 25 coins',
    message: 'Please sell me 25 coins, worth €25.00. How can I pay for them?',
  })
})
