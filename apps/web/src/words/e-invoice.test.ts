import { expect, test } from 'vitest'
import { gapPlaces, gapWords } from './e-invoice.ts'

test('what an e-invoice lacks is named, and each place where it is filled in once', () => {
  const gaps = ['SELLER_COUNTRY', 'SELLER_TAX_ID', 'BUYER_COUNTRY'] as const
  expect(gapWords(gaps)).toBe('your country, your VAT or tax number and the client’s country')
  expect(gapPlaces(gaps)).toEqual(['tax', 'client'])
})

test('what was never written down is filled in nowhere', () => {
  expect(gapPlaces(['TAX_RATE'])).toEqual([])
})
