import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromSmallest, toSmallest } from './smallest-unit.ts'

test('an amount is counted in the smallest unit that its currency has', () => {
  expect(toSmallest(1999, 'EUR')).toBe(1999)
  expect(toSmallest(1999, 'MAD')).toBe(1999)
  expect(toSmallest(50_000, 'JPY')).toBe(500)
  expect(toSmallest(1999, 'TND')).toBe(19_990)
  expect(toSmallest(1999, 'XOF')).toBeNull()
})

test('what is sent comes back as it was', () => {
  const currency = fc.constantFrom('EUR', 'USD', 'MAD', 'JPY', 'KWD', 'XOF')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), currency, (amount, code) => {
      const units = toSmallest(amount, code)
      if (units !== null) expect(fromSmallest(units, code)).toBe(amount)
      return true
    }),
  )
})
