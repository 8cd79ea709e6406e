import { addDays } from '@hostfront/domain/add-days'
import { afterEach, beforeEach, expect, test } from 'vitest'

// An embedded shop reckons in its customer's zone; Node reads a change of TZ at once.
const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Europe/Berlin'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test('the zone of these tests changes its clocks between the days that they look at', () => {
  const offsets = ['2026-03-20T12:00:00Z', '2026-04-20T12:00:00Z'].map((day) =>
    new Date(day).getTimezoneOffset(),
  )
  expect(offsets).toEqual([-60, -120])
})

test.each([
  ['forwards', '2026-03-20T12:00:00.000Z', 30, '2026-04-19T12:00:00.000Z'],
  ['back', '2026-10-20T12:00:00.000Z', 30, '2026-11-19T12:00:00.000Z'],
  ['within the hour that is left out', '2026-03-28T01:30:00.000Z', 1, '2026-03-29T01:30:00.000Z'],
  ['by days taken away', '2026-04-19T12:00:00.000Z', -30, '2026-03-20T12:00:00.000Z'],
])('days have 24 hours where clocks go %s', (_name, from, days, to) => {
  expect(addDays(from, days)).toBe(to)
})
