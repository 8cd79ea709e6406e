import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '../money/minor-units.ts'
import { MAX_MONEY } from '../money/money.ts'
import { netLines } from './net-lines.ts'
import { taxed } from './tax-terms.ts'

const anAmount = fc.nat(MAX_MONEY)
const aRate = fc.nat(10_000)
const sumOf = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

test.each([
  [540, 2000, 90],
  [500, 2000, 83],
  [1, 2000, 0],
  [3, 2000, 1],
  [1190, 1900, 190],
  [500, 0, 0],
])('a price of %i that includes a tax of %i basis points holds %i of it', (amount, rate, tax) => {
  expect(taxed(amount, { taxBasisPoints: rate, isTaxIncluded: true })).toEqual({
    subtotal: amount - tax,
    tax,
    total: amount,
  })
})

test('tax that is added is the share of the amount, as ever', () => {
  fc.assert(
    fc.property(anAmount, aRate, (amount, taxBasisPoints) => {
      const tax = shareOf(amount, taxBasisPoints)
      expect(taxed(amount, { taxBasisPoints })).toEqual({
        subtotal: amount,
        tax,
        total: amount + tax,
      })
    }),
  )
})

test('tax that is included is within half a unit of what the rate of the rest is', () => {
  fc.assert(
    fc.property(anAmount, aRate, (amount, taxBasisPoints) => {
      const { subtotal, tax, total } = taxed(amount, { taxBasisPoints, isTaxIncluded: true })
      expect([subtotal + tax, total]).toEqual([amount, amount])
      expect(Math.abs(tax * 10_000 - subtotal * taxBasisPoints)).toBeLessThanOrEqual(
        (10_000 + taxBasisPoints) / 2,
      )
    }),
  )
})

test('lines of prices become lines before tax that add up to the subtotal, and none turns round', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(MAX_MONEY / 10), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      aRate,
      (amounts, off, taxBasisPoints) => {
        const voucher = -Math.floor((amounts[0] ?? 0) * off)
        const lines = [...amounts, voucher].map((amount, at) => ({ description: `${at}`, amount }))
        const gross = sumOf(lines)
        const { subtotal } = taxed(gross, { taxBasisPoints, isTaxIncluded: true })
        const net = netLines(lines, subtotal)
        expect(net.map(({ description }) => description)).toEqual(
          lines.map(({ description }) => description),
        )
        expect(sumOf(net)).toBe(gross === 0 ? 0 : subtotal)
        net.forEach(({ amount }, at) => {
          const before = lines[at]?.amount ?? 0
          expect(amount * before).toBeGreaterThanOrEqual(0)
          expect(Math.abs(amount)).toBeLessThanOrEqual(Math.abs(before))
        })
      },
    ),
  )
})

test('lines that add up already stay as they are', () => {
  const lines = [{ amount: 450 }, { amount: -45 }]
  expect(netLines(lines, 405)).toEqual(lines)
})
