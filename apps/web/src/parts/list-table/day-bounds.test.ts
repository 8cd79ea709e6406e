import { expect, test } from 'vitest'
import { dayBounds } from './day-bounds.ts'

test('one day lasts from its start to the start of the next, in the reader’s own time zone', () => {
  expect(dayBounds('2026-11-21', '2026-11-21')).toEqual({
    from: new Date(2026, 10, 21).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  })
})

test('the last day of a year ends with the year', () => {
  expect(dayBounds(undefined, '2026-12-31')).toEqual({ to: new Date(2027, 0, 1).toISOString() })
})

test('without days there are no bounds', () => expect(dayBounds(undefined, undefined)).toEqual({}))
