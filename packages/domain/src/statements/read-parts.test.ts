import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from '../money/format-money.ts'
import { readAmount, readDay, readLabel } from './read-parts.ts'

test.each([
  ['25.00', '.', 2500],
  ['1,234.5', '.', 123_450],
  ['1 234,56', ',', 123_456],
  ['1\u202f234,56 €', ',', 123_456],
  ["1'234.00", '.', 123_400],
  ['-12,5', ',', -1250],
  ['12,50-', ',', -1250],
  ['+12.50', '.', 1250],
  ['−3.00', '.', -300],
  ['12.34000', '.', 1234],
  ['MAD 300', '.', 30_000],
  ['-0.00', '.', 0],
  [' € 12.50 ', '.', 1250],
  ['12.50+', '.', 1250],
  ['100000000.00', '.', 10_000_000_000],
] as const)('%j with %j for decimals is %d', (text, decimal, amount) => {
  expect(readAmount(text, decimal)).toBe(amount)
})

test.each([
  ['12.345', '.'],
  ['12,50', '.'],
  ['1,23', '.'],
  ['1.234,5,6', ','],
  ['--3', '.'],
  ['-3-', '.'],
  ['1+2.50', '.'],
  ['1e3', '.'],
  ['', '.'],
  ['=1+1', '.'],
  ['999999999999', '.'],
  ['100000000.01', '.'],
] as const)('%j with %j for decimals is no amount', (text, decimal) => {
  expect(readAmount(text, decimal)).toBeNull()
})

test('every amount that the shop counts is read to the last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      expect(readAmount(toDecimal(amount), '.')).toBe(amount)
      expect(readAmount(toDecimal(amount).replace('.', ','), ',')).toBe(amount)
    }),
  )
})

test.each([
  ['01/06/2026', 'dmy', '2026-06-01'],
  ['1.6.26', 'dmy', '2026-06-01'],
  ['06-01-2026 10:30', 'mdy', '2026-06-01'],
  ['2026-06-01T10:00:00+02:00', 'ymd', '2026-06-01'],
  ['20260601', 'ymd', '2026-06-01'],
  ['29/02/2028', 'dmy', '2028-02-29'],
] as const)('%j read as %s is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})

test.each([
  ['30/02/2026', 'dmy'],
  ['13/31/2026', 'dmy'],
  ['2026', 'ymd'],
  ['', 'dmy'],
  ['Total', 'dmy'],
] as const)('%j read as %s is no day', (text, order) => {
  expect(readDay(text, order)).toBeNull()
})

test('a label is one clean line of a bounded length', () => {
  expect(readLabel(' a\u0000\n\t b\u202e ')).toBe('a b')
  expect([...readLabel('é'.repeat(300))]).toHaveLength(140)
})

test.each([
  [' 20260601 ', 'ymd', '2026-06-01'],
  ['20260601120000', 'ymd', '2026-06-01'],
  ['2026-6-1', 'ymd', '2026-06-01'],
  [' 01/06/2026 12:30', 'dmy', '2026-06-01'],
  ['06/01/26', 'mdy', '2026-06-01'],
  ['1.6.26', 'dmy', '2026-06-01'],
  ['20260601', 'dmy', null],
  ['x2026-06-01', 'ymd', null],
  ['x20260601', 'ymd', null],
  ['1/6/126', 'dmy', null],
  ['2026/06/001', 'ymd', null],
  ['2026-06-0112', 'ymd', null],
] as const)('%j is, as %s, the day %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})
