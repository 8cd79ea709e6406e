import { expect, test } from 'vitest'
import { formatAge, formatDay, formatUtcDay } from './dates.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
  ['2026-11-21T09:00:00.000Z', '3 hours ago'],
  ['2026-11-20T11:00:00.000Z', 'yesterday'],
  ['2026-12-21T12:00:00.000Z', 'in 30 days'],
])('%s is %s', (iso, age) => expect(formatAge(iso, now)).toBe(age))

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1)).toISOString(),
)

test('a day ahead is counted by the calendar, not by hours', () => {
  // In the reader's own time zone, like the calendar.
  const evening = new Date(2026, 10, 22, 15, 25).getTime()
  const at = (...day: [number, number, number, number, number]) => new Date(...day).toISOString()
  expect(formatAge(at(2026, 10, 24, 3, 25), evening)).toBe('in 2 days')
  expect(formatAge(at(2026, 10, 23, 23, 0), evening)).toBe('tomorrow')
  expect(formatAge(at(2026, 10, 20, 23, 0), evening)).toBe('2 days ago')
})

test.each(MONTHS)('%s is said as the browser says it', (iso) => {
  const at = new Date(iso)
  const asHere = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
  const asUtc = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
  expect([formatDay(iso), formatUtcDay(iso)]).toEqual([asHere.format(at), asUtc.format(at)])
})
