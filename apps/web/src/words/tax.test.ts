import { expect, test } from 'vitest'
import { addedTax, mayBeTaxed } from './tax.ts'

test('a tax is said beside a price only where it comes on top of it', () => {
  const tax = { taxBasisPoints: 2000, isTaxIncluded: false }
  expect(addedTax('VAT', tax)).toBe(', plus VAT 20%')
  expect(addedTax('VAT', { ...tax, isTaxIncluded: true })).toBe('')
  expect(addedTax('VAT', { ...tax, taxBasisPoints: 0 })).toBe('')
})

test.each([
  [2000, ['MA'], [], true],
  [2000, [], [], false],
  [0, ['MA'], [], false],
  [0, [], [2100], true],
  [2000, [], [0], false],
])(
  '%i in %j, and elsewhere %j: somebody may be taxed: %s',
  (basisPoints, countries, others, may) => {
    const rates = others.map((rate) => ({ country: 'FR', basisPoints: rate, from: '2026-01-01' }))
    expect(mayBeTaxed({ basisPoints, countries, rates })).toBe(may)
  },
)
