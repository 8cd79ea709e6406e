import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Currency, MAX_MONEY } from './money.ts'
import { inSecond, secondWords } from './second-amount.ts'
import {
  areSameSecondRates,
  LEAST_RATE,
  MOST_RATE,
  SecondCurrency,
  type SecondRate,
  SecondRates,
  ShownRate,
} from './second-currency.ts'
import { rateOn } from './second-rate.ts'

const rate = (from: string, millionths: number, more: Partial<SecondRate> = {}): SecondRate => ({
  ...{ unit: 'EUR', counter: 'MAD', remark: '' },
  ...{ from, millionths },
  ...more,
})
const EARLY = rate('2026-11-01', 10_800_000)
const LATE = rate('2026-11-21', 10_850_000)
const moroccan = (rates: readonly SecondRate[]) =>
  ({ currency: 'MAD', secondCurrency: { currency: 'EUR', rates } }) as const

test('a rate counts from its day on, until the next begins', () => {
  const shop = moroccan([LATE, EARLY])
  expect(rateOn(shop, '2026-10-31')).toBeNull()
  const shown = { currency: 'EUR', unit: 'EUR' }
  expect(rateOn(shop, '2026-11-01')).toEqual({
    ...shown,
    millionths: 10_800_000,
    from: '2026-11-01',
  })
  expect(rateOn(shop, '2026-11-20')?.millionths).toBe(10_800_000)
  expect(rateOn(shop, '2026-11-21')?.millionths).toBe(10_850_000)
  expect(rateOn(shop, '2031-01-01')?.millionths).toBe(10_850_000)
})

test('rates of other currencies do not count, and without a second currency none does', () => {
  const others = [
    rate('2026-11-01', 9_900_000, { unit: 'USD' }),
    rate('2026-11-02', 1_100_000, { counter: 'USD' }),
  ]
  expect(rateOn(moroccan(others), '2026-11-26')).toBeNull()
  expect(rateOn(moroccan([...others, EARLY]), '2026-11-26')?.millionths).toBe(10_800_000)
  const rates = [EARLY]
  expect(rateOn({ currency: 'MAD', secondCurrency: { currency: null, rates } }, '2026-11-26')).toBe(
    null,
  )
  // What is left when the shop takes its second currency for its own.
  expect(
    rateOn({ currency: 'EUR', secondCurrency: { currency: 'EUR', rates } }, '2026-11-26'),
  ).toBeNull()
})

const day = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10))

test('of any rates it is the latest that has begun, in whatever order they stand', () => {
  const some = fc
    .uniqueArray(day, { maxLength: 12 })
    .chain((days) => fc.shuffledSubarray(days.map((from, at) => rate(from, 10_000_000 + at))))
  fc.assert(
    fc.property(some, day, (rates, today) => {
      const begun = rates.filter(({ from }) => from <= today).map(({ from }) => from)
      const shown = rateOn(moroccan(rates), today)
      expect(shown?.from).toBe(begun.toSorted().at(-1))
      const own = rates.find(({ from }) => from === shown?.from)
      expect(shown?.millionths).toBe(own?.millionths)
      expect(rateOn(moroccan(rates.toReversed()), today)).toEqual(shown)
    }),
  )
})

test('amounts are rounded half up, in both directions', () => {
  const perEuro = { unit: 'EUR', millionths: 10_850_000, from: '2026-11-21' } as const
  expect(inSecond(450, { ...perEuro, currency: 'MAD' })).toBe(4883)
  expect(inSecond(4883, { ...perEuro, currency: 'EUR' })).toBe(450)
  // 0.25 and 0.75 of a cent, and the half between them.
  const quarter = { unit: 'MAD', currency: 'EUR', millionths: 250_000 } as const
  expect([0, 1, 2, 3, 6].map((amount) => inSecond(amount, quarter))).toEqual([0, 0, 1, 1, 2])
  const four = { unit: 'EUR', currency: 'EUR', millionths: 4_000_000 } as const
  expect([0, 1, 2, 3, 6].map((amount) => inSecond(amount, four))).toEqual([0, 0, 1, 1, 2])
  expect(secondWords(54_480, { ...perEuro, currency: 'EUR' })).toBe('≈\u00a0€50.21')
  expect(secondWords(450, { ...perEuro, currency: 'MAD' })).toBe('≈\u00a0MAD\u00a048.83')
})

test('whatever the amount and the rate, no amount is further from the exact one than half a cent, and halves go up', () => {
  const millionths = fc.oneof(
    fc.integer({ min: LEAST_RATE, max: MOST_RATE }),
    fc.constantFrom(LEAST_RATE, 500_000, 1_000_000, 2_000_000, 10_850_000, MOST_RATE),
  )
  const amounts = fc.oneof(fc.nat(MAX_MONEY), fc.nat(1000), fc.constant(MAX_MONEY))
  fc.assert(
    fc.property(amounts, millionths, fc.boolean(), (amount, rated, isOfSecond) => {
      const unit = isOfSecond ? 'EUR' : 'MAD'
      const found = inSecond(amount, { currency: 'EUR', unit, millionths: rated })
      expect(Number.isSafeInteger(found)).toBe(true)
      const [times, per] = isOfSecond ? [1_000_000, rated] : [rated, 1_000_000]
      // found - 1/2 <= amount * times / per < found + 1/2, by whole numbers.
      const exact = BigInt(amount) * BigInt(times) * 2n
      expect((BigInt(found) * 2n - 1n) * BigInt(per) <= exact).toBe(true)
      expect(exact < (BigInt(found) * 2n + 1n) * BigInt(per)).toBe(true)
    }),
  )
})

test('more money is never less in the other currency', () => {
  fc.assert(
    fc.property(fc.nat(MAX_MONEY - 1), fc.integer({ min: LEAST_RATE, max: MOST_RATE }), (a, m) => {
      for (const unit of ['EUR', 'MAD'] as const) {
        const at = { currency: 'EUR', unit, millionths: m } as const
        expect(inSecond(a, at)).toBeLessThanOrEqual(inSecond(a + 1, at))
      }
    }),
  )
})

test('a rate is of two currencies, of a day, and within its bounds', () => {
  const isRate = (more: Partial<SecondRate>) =>
    SecondRates.safeParse([{ ...EARLY, ...more }]).success
  expect(isRate({})).toBe(true)
  expect(isRate({ counter: 'EUR' })).toBe(false)
  expect(isRate({ from: '2026-02-30' })).toBe(false)
  expect(isRate({ millionths: LEAST_RATE - 1 })).toBe(false)
  expect(isRate({ millionths: MOST_RATE + 1 })).toBe(false)
  expect(isRate({ millionths: 10.85 })).toBe(false)
  expect(isRate({ remark: 'x'.repeat(121) })).toBe(false)
})

test('two currencies have one rate for a day, whichever of them is named first', () => {
  const inverse = rate('2026-11-01', 92_166, { unit: 'MAD', counter: 'EUR' })
  expect(SecondRates.safeParse([EARLY, LATE]).success).toBe(true)
  expect(SecondRates.safeParse([EARLY, { ...EARLY, millionths: 1_000_000 }]).success).toBe(false)
  expect(SecondRates.safeParse([EARLY, inverse]).success).toBe(false)
  const dollars = { ...EARLY, unit: 'USD' }
  expect(SecondRates.safeParse([EARLY, dollars]).success).toBe(true)
})

test('lists of rates are the same in whatever order, and differ by any word', () => {
  expect(areSameSecondRates([EARLY, LATE], [LATE, EARLY])).toBe(true)
  expect(areSameSecondRates([EARLY], [EARLY, LATE])).toBe(false)
  expect(areSameSecondRates([EARLY], [{ ...EARLY, remark: 'Bank Al-Maghrib' }])).toBe(false)
  expect(areSameSecondRates([EARLY], [{ ...EARLY, millionths: 10_800_001 }])).toBe(false)
  expect(areSameSecondRates([EARLY], [{ ...EARLY, unit: 'MAD', counter: 'EUR' }])).toBe(false)
})

test('what is shown is said whole: it has to be right for years', () => {
  for (const currency of Currency.options.filter((one) => one !== 'MAD')) {
    const rates = [rate('2026-11-01', 2_500_000, { unit: currency })]
    const second = SecondCurrency.parse({ currency, rates })
    const shown = rateOn({ currency: 'MAD', secondCurrency: second }, '2026-11-01')
    expect(ShownRate.parse(shown)).toEqual(shown)
  }
})
