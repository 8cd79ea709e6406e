import { coinWords } from '@hostfront/domain/money/format-money'
import { expect, test } from 'vitest'
import { coinsNext } from './checkout.ts'
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

test('one coin is one, wherever coins are counted', () => {
  expect([0, 50, 1_00, 1_50, 2_00].map(coinWords)).toEqual([
    '0 coins',
    '0.50 coins',
    '1 coin',
    '1.50 coins',
    '2 coins',
  ])
  expect(coinsNext({ balance: 1_00, missing: 1_00, isNew: false })).toBe(
    'You have 1 coin and need 1 more.',
  )
})
