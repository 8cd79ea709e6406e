import { expect, test } from 'vitest'
import { ManualInvoice, quoteManual } from './manual-invoice.ts'

const line = (amount: number) => ({ description: 'Setup', amount })

test('tax is of the sum, not of each line', () => {
  const lines = [line(33), line(33), line(33)]
  expect(quoteManual(lines, 2000)).toEqual({ lines, subtotal: 99, tax: 20, total: 119 })
})

test.each([
  ['no line', []],
  ['a line of nothing', [line(0)]],
  ['one that takes away', [line(-1)]],
  ['parts of a cent', [line(0.5)]],
  ['one without words', [{ description: ' ', amount: 1 }]],
  ['more than can be billed', [line(100_000_000_00)]],
])('%s is refused', (_, lines) => {
  const dueDate = '2026-07-01T12:00:00.000Z'
  expect(ManualInvoice.safeParse({ lines, dueDate }).success).toBe(false)
  expect(ManualInvoice.safeParse({ lines: [line(1)], dueDate }).success).toBe(true)
})
