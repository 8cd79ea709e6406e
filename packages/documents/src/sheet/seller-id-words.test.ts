import { expect, test } from 'vitest'
import { sellerIdWords } from './seller-id-words.ts'

test.each([
  ['tax', 'MA', 'IF 7'],
  ['register', 'MA', 'RC 7'],
  ['ice', 'MA', 'ICE 7'],
  ['tax', 'DE', 'Tax number 7'],
  ['register', null, 'Register 7'],
  ['vat', 'DE', 'VAT ID 7'],
] as const)('the number %s of a seller in %s reads %s', (kind, country, words) => {
  expect(sellerIdWords({ kind, value: '7' }, country)).toBe(words)
})
