import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Closing,
  closedAt,
  closedTo,
  isClosed,
  monthToClose,
  openTime,
  withClosed,
  withoutLast,
} from './closings.ts'

const NOW = '2026-11-05T10:00:00.000Z'

const closed = (month: string, closings: readonly Closing[] = [], now = NOW) => {
  const result = withClosed(closings, month, now)
  return result.ok ? result.value : result.refusal
}

test('a month is closed once it is over, an hour later at the earliest', () => {
  expect(closed('2026-10')).toEqual([{ month: '2026-10', closedAt: NOW }])
  expect(closed('2026-11')).toBe('MONTH_NOT_OVER')
  expect(closed('2026-10', [], '2026-11-01T00:59:59.999Z')).toBe('MONTH_NOT_OVER')
  expect(closed('2026-10', [], '2026-11-01T01:00:00.000Z')).toHaveLength(1)
  expect(closed('2028-02', [], '2028-02-29T23:00:00.000Z')).toBe('MONTH_NOT_OVER')
})

test('months between are closed with it, and none twice', () => {
  const closings = [{ month: '2025-12', closedAt: NOW }]
  const more = closed('2026-02', closings)
  expect(Array.isArray(more) && more.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(closed('2025-12', closings)).toBe('MONTH_CLOSED')
  expect(closed('2025-11', closings)).toBe('MONTH_CLOSED')
})

test('only the last is opened again', () => {
  const closings = [
    { month: '2026-09', closedAt: NOW },
    { month: '2026-10', closedAt: NOW },
  ]
  expect(withoutLast(closings, '2026-09')).toBeNull()
  expect(withoutLast(closings, '2026-10')).toEqual([closings[0]])
  expect(withoutLast([], '2026-10')).toBeNull()
})

test('the next to be closed follows the last; where none is, it is the last that is over', () => {
  expect(monthToClose([], NOW)).toBe('2026-10')
  expect(monthToClose([], '2026-01-31T10:00:00.000Z')).toBe('2025-12')
  // In the first hour of a month the one before it is not over yet.
  expect(monthToClose([], '2026-12-01T00:59:59.999Z')).toBe('2026-10')
  expect(monthToClose([], '2026-12-01T01:00:00.000Z')).toBe('2026-11')
  expect(monthToClose([{ month: '2026-08', closedAt: NOW }], NOW)).toBe('2026-09')
  expect(monthToClose([{ month: '2026-10', closedAt: NOW }], NOW)).toBeNull()
})

test('what is dated into a closed month takes the first open day, everything else stays where it is', () => {
  const TIME = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString())
  const MONTH = TIME.map((at) => at.slice(0, 7))
  fc.assert(
    fc.property(TIME, MONTH, (at, month) => {
      const closings = [{ month, closedAt: NOW }]
      const open = openTime(closings, at)
      expect(isClosed(closings, open)).toBe(false)
      expect(isClosed(closings, at)).toBe(at.slice(0, 7) <= month)
      expect(open === at).toBe(!isClosed(closings, at))
      expect(open >= at).toBe(true)
    }),
  )
  const closings = [{ month: '2027-12', closedAt: NOW }]
  expect(openTime(closings, '2027-12-31T23:59:59.999Z')).toBe('2028-01-01T00:00:00.000Z')
  expect(isClosed([], '2026-01-01T00:00:00.000Z')).toBe(false)
})

test('a day was closed when its month was, or with the first that was', () => {
  const closings = [
    { month: '2026-09', closedAt: '2026-10-02T08:00:00.000Z' },
    { month: '2026-10', closedAt: NOW },
  ]
  expect(closedTo(closings)).toBe('2026-10')
  expect(closedAt(closings, '2026-09-30')).toBe('2026-10-02T08:00:00.000Z')
  expect(closedAt(closings, '2024-01-01')).toBe('2026-10-02T08:00:00.000Z')
  expect(closedAt(closings, '2026-10-01')).toBe(NOW)
  expect(closedAt(closings, '2026-11-01')).toBeNull()
})
