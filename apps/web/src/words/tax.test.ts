import { expect, test } from 'vitest'
import { addedTax } from './tax.ts'

test('a tax is said beside a price only where it comes on top of it', () => {
  const tax = { taxBasisPoints: 2000, isTaxIncluded: false }
  expect(addedTax('VAT', tax)).toBe(', plus VAT 20%')
  expect(addedTax('VAT', { ...tax, isTaxIncluded: true })).toBe('')
  expect(addedTax('VAT', { ...tax, taxBasisPoints: 0 })).toBe('')
})
