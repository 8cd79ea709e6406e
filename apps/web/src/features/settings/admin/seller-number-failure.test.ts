import { expect, test } from 'vitest'
import { sellerNumberFailure } from './seller-number-failure.ts'

const typed = { tax: { sellerCountry: 'DE', vatId: 'DE136695977', iceId: '7' } }

test('a number of the seller that is none is said at its field', () => {
  expect(sellerNumberFailure({ tax: { vatId: 'DE136695977' } }, typed)?.field).toBe('tax.vatId')
  expect(sellerNumberFailure({ tax: { sellerCountry: 'DE' } }, typed)?.field).toBe('tax.vatId')
  expect(sellerNumberFailure({ tax: { iceId: '7' } }, typed)).toEqual({
    field: 'tax.iceId',
    message: 'Please check this ICE: it has 15 digits, and the last two follow from the others.',
  })
})

test('one that is left as it was, and other sections, pass', () => {
  expect(sellerNumberFailure({ tax: { name: 'TVA' } }, typed)).toBeNull()
  expect(sellerNumberFailure({ siteName: 'Night' }, { siteName: 'Night' })).toBeNull()
})
