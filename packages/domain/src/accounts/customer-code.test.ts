import { expect, test } from 'vitest'
import { customerCode } from './customer-code.ts'

test('is short, the account’s own, and nothing but what a bank’s form takes', () => {
  expect(customerCode('01936f5e-7c2a-7d31-9b42-3f9a21bc04d7')).toBe('C-9A21BC04D7')
  expect(customerCode('1712345678901')).toBe('C-2345678901')
  expect(customerCode('ünder_score')).toBe('C-NDERSCORE')
})
