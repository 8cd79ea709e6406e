import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCoins, formatCount, formatMoney, toDecimal } from './format-money.ts'
import { shareOf } from './minor-units.ts'
import { Currency, Money, MonthlyPrice, parseMoney } from './money.ts'

test('a share is the exact product rounded half up, whatever the amount', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000_00), fc.nat(10_000), (amount, basisPoints) => {
      const exact = (BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n
      expect(BigInt(shareOf(amount, basisPoints))).toBe(exact)
    }),
  )
})

test('half a cent rounds up', () => {
  expect(shareOf(250, 8_500)).toBe(213)
  expect(shareOf(1, 5_000)).toBe(1)
  expect(shareOf(1, 4_999)).toBe(0)
})

test('what is written as a decimal reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (amount) => {
      expect(parseMoney(toDecimal(amount))).toBe(amount)
    }),
  )
})

test.each([
  ['4.5', 450],
  ['4,50', 450],
  [' 12 ', 1200],
  ['-3', -300],
  ['+3.07', 307],
  ['-0', 0],
])('%j is read as %d', (text, amount) => {
  expect(parseMoney(text)).toBe(amount)
})

test.each(['', 'ten', '1.234', '1e3', '0x10', '1 000', '--1', '1.', '.5', 'NaN', '100000000.01'])(
  '%j is no amount, and nothing is rounded away',
  (text) => {
    expect(parseMoney(text)).toBeNull()
  },
)

test('money shows its currency, coins show decimals only when there are any', () => {
  expect(formatMoney(450, 'EUR')).toBe('€4.50')
  expect(formatMoney(-1999, 'EUR')).toBe('-€19.99')
  expect(formatCoins(1_000_000)).toBe('10,000')
  expect(formatCoins(450)).toBe('4.50')
  expect(formatCoins(1_234_567_89)).toBe('1,234,567.89')
  expect(formatCoins(-999_00)).toBe('-999')
  expect(formatCoins(0)).toBe('0')
})

test.each(Currency.options)('amounts in %s are written as the language has them', (currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (amount) => {
      expect(formatMoney(amount, currency)).toBe(format.format(amount / 100))
    }),
  )
})

test('a number of things is written as the language has it', () => {
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'))
    }),
  )
})

test('a year of the highest price per month can be billed, whatever the tax', () => {
  const highest = 1_000_000_00
  expect(MonthlyPrice.safeParse(highest).success).toBe(true)
  expect(MonthlyPrice.safeParse(highest + 1).success).toBe(false)
  expect(Money.safeParse((highest + 2_00) * 12 * 2).success).toBe(true)
})
