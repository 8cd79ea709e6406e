import { expect, test } from 'vitest'
import { vatCheckWords } from './vat-check.ts'

const at = '2026-11-21T12:00:00.000Z'
const check = { number: 'DE136695976', at, consultation: 'WAPI1', name: 'Night GmbH' }
const client = { country: 'DE', taxId: 'DE 136695976' }

test.each([
  [null, 'Not checked'],
  [{ ...check, state: 'valid' }, 'Valid by VIES on Nov 21, 2026, Night GmbH, receipt WAPI1'],
  [{ ...check, state: 'valid', name: null, consultation: null }, 'Valid by VIES on Nov 21, 2026'],
  [
    { ...check, state: 'invalid' },
    'VIES did not have it on Nov 21, 2026: new orders and invoices are taxed',
  ],
  [
    { ...check, state: 'unavailable' },
    'VIES did not answer on Nov 21, 2026: it counts as it is written',
  ],
  [{ ...check, state: 'invalid', number: 'DE811569869' }, 'Not checked'],
] as const)('a check %j reads "%s"', (vatCheck, words) => {
  expect(vatCheckWords({ ...client, vatCheck })).toBe(words)
})

test('of a number that is none of VAT there is nothing to say', () => {
  expect(vatCheckWords({ country: 'DE', taxId: '143/815', vatCheck: null })).toBeNull()
  expect(vatCheckWords({ country: null, taxId: 'DE136695976', vatCheck: null })).toBeNull()
})
