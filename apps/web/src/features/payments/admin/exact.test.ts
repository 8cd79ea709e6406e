import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { expect, test } from 'vitest'
import { isExact, paidAt } from './exact.ts'

const row = (declaration: object, more: object = {}) =>
  ({
    declaration: {
      amount: 450,
      reference: 'OM-1',
      pays: [{ invoiceId: 'a', number: '2026-00001' }],
      paidOn: '2026-06-01',
      ...declaration,
    },
    owed: 450,
    suspicions: [],
    ...more,
  }) as unknown as QueuedDeclaration

test('nothing is asked where amount and reference are exact and nothing is suspicious', () => {
  expect(isExact(row({}))).toBe(true)
  expect(isExact(row({ reference: null }))).toBe(false)
  expect(isExact(row({ amount: 449 }))).toBe(false)
  expect(isExact(row({}, { suspicions: [{ code: 'SAME_PROOF' }] }))).toBe(false)
  expect(isExact(row({ pays: [], amount: 1 }, { owed: 0 }))).toBe(true)
})

test('what was paid today, or where it is tomorrow already, came in now', () => {
  const now = Date.parse('2026-06-01T10:00:00.000Z')
  expect(paidAt(row({}), now)).toBe('2026-06-01T00:00:00.000Z')
  expect(paidAt(row({}, { seen: { date: '2026-05-30' } }), now)).toBe('2026-05-30T00:00:00.000Z')
  expect(paidAt(row({ paidOn: '2026-06-02' }), now)).toBe('2026-06-01T10:00:00.000Z')
})
