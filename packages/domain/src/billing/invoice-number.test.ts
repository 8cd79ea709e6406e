import { expect, test } from 'vitest'
import {
  counterOf,
  invoiceNumber,
  invoiceSeries,
  numberIn,
  readCounter,
  readNumber,
} from './invoice-number.ts'

const NOW = '2026-06-01T12:00:00.000Z'

test('invoices and credit notes have numbers of series of their own', () => {
  expect([invoiceNumber(NOW, 42), numberIn('credit-note', NOW, 42)]).toEqual([
    '2026-00042',
    'CN-2026-00042',
  ])
  expect(readNumber('CN-2026-00042')).toEqual({ counter: 'credit-note-2026', count: 42 })
  expect(readNumber('2026-00042')).toEqual({ counter: 'invoice-2026', count: 42 })
})

test.each(['CN-2026-42', 'XX-2026-00042', '2026-00042-1', '12026-00042', 'CN2026-00042', ''])(
  '%j is no number of ours',
  (number) => {
    expect(readNumber(number)).toBeNull()
  },
)

test('a counter is read by its id, and what counts something else is left alone', () => {
  expect(readCounter(counterOf('credit-note', NOW))).toEqual({
    series: 'credit-note',
    year: '2026',
  })
  expect(readCounter('invoice-2026')).toEqual({ series: 'invoice', year: '2026' })
  expect(invoiceSeries(NOW)).toBe('invoice-2026')
  expect(readCounter('visits-2026')).toBeNull()
  expect(readCounter('invoice-')).toBeNull()
})
