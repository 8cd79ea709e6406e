import { expect, test } from 'vitest'
import { quotePeriod, renewalDueDate } from './renewal.ts'

const END = '2026-07-01T12:00:00.000Z'

test('a period is one line from where the last ends, with its tax on top', () => {
  expect(
    quotePeriod({ expiresAt: END }, { description: 'A year more' }, 1250, { taxBasisPoints: 2000 }),
  ).toEqual({
    lines: [{ description: 'A year more', amount: 1250 }],
    subtotal: 1250,
    tax: 250,
    total: 1500,
    periodStart: END,
  })
})

test('it is due when the paid time ends; billed at that moment or later, after as many days as any invoice', () => {
  expect(renewalDueDate({ expiresAt: END }, '2026-07-01T11:59:59.999Z', 14)).toBe(END)
  expect(renewalDueDate({ expiresAt: END }, END, 14)).toBe('2026-07-15T12:00:00.000Z')
  const late = '2026-08-01T00:00:00.000Z'
  expect(renewalDueDate({ expiresAt: END }, late, 0)).toBe(late)
})
