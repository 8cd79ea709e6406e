import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { stoodOnWords } from './stood-on.ts'

const at = '2026-11-21T12:00:00.000Z'
const check = { number: 'DE136695976', at, consultation: 'WAPI1' }

test.each([
  ['domestic', null, null],
  ['reverse-charge', null, 'Not checked when it was issued'],
  ['reverse-charge', { ...check, state: 'unavailable' }, 'VIES did not answer on Nov 21, 2026'],
  ['reverse-charge', { ...check, state: 'valid' }, 'Valid by VIES on Nov 21, 2026, receipt WAPI1'],
] as const)('an invoice by %s that stands on %j says %s', (taxReason, vatCheck, words) => {
  expect(stoodOnWords({ taxReason, vatCheck } as Invoice)).toBe(words)
})
