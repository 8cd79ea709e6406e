import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_RATE, MOST_RATE } from './second-currency.ts'
import { parseRate, quotedPair, rateDecimal, shownRateWords } from './typed-rate.ts'

test('what is written of a rate reads back as the same rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: LEAST_RATE, max: MOST_RATE }), (millionths) => {
      expect(parseRate(rateDecimal(millionths))).toBe(millionths)
    }),
  )
})

test.each([
  ['10.85', 10_850_000],
  [' 10,85 ', 10_850_000],
  ['1', 1_000_000],
  ['0.092166', 92_166],
  ['10000', 10_000_000_000],
])('%j is read as %d millionths', (text, millionths) => {
  expect(parseRate(text)).toBe(millionths)
})

test.each(['', 'ten', '1.', '.5', '1.1234567', '1e3', '-1', '1 000', '1.000,5', 'NaN'])(
  '%j is no rate, and nothing is rounded away',
  (text) => {
    expect(parseRate(text)).toBeNull()
  },
)

test.each([
  [10_850_000, '10.85'],
  [10_800_000, '10.80'],
  [1_000_000, '1.00'],
  [92_166, '0.092166'],
  [100, '0.0001'],
  [10_000_000_000, '10000.00'],
])('%d millionths are written %s', (millionths, written) => {
  expect(rateDecimal(millionths)).toBe(written)
})

test('a rate is quoted for one euro, whichever of the two is the shop’s', () => {
  const asQuoted = { unit: 'EUR', counter: 'MAD' }
  expect([quotedPair('MAD', 'EUR'), quotedPair('EUR', 'MAD')]).toEqual([asQuoted, asQuoted])
  expect(quotedPair('TRY', 'USD')).toEqual({ unit: 'USD', counter: 'TRY' })
  const shown = { unit: 'EUR', millionths: 10_850_000, from: '2026-11-21' } as const
  expect(shownRateWords({ ...shown, currency: 'EUR' }, 'MAD')).toBe('1 EUR = 10.85 MAD')
  expect(shownRateWords({ ...shown, currency: 'MAD' }, 'EUR')).toBe('1 EUR = 10.85 MAD')
})
