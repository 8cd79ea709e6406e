import { expect, test } from 'vitest'
import { isSoon } from './soon-day.tsx'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-24T12:00:00.000Z', false],
  ['2026-11-24T11:59:59.999Z', true],
  ['2026-11-21T12:00:00.000Z', true],
  ['2026-10-01T12:00:00.000Z', true],
])('%s is near or past: %s', (at, isNear) => {
  expect(isSoon(at, now)).toBe(isNear)
})
