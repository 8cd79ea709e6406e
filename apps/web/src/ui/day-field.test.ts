import { expect, test } from 'vitest'
import { dayFrom, endOfDay } from './day-field.ts'

test('a day so many days from now is counted by the calendar, over the end of a year', () => {
  const now = new Date(2026, 11, 28, 23, 30).getTime()
  expect([dayFrom(now, 0), dayFrom(now, 7)]).toEqual(['2026-12-28', '2027-01-04'])
})

test('a day lasts until a millisecond before the next, by the reader’s own clock', () => {
  const next = new Date(2026, 10, 22).getTime()
  expect(endOfDay('2026-11-21')).toBe(new Date(next - 1).toISOString())
})
