import { expect, test } from 'vitest'
import { addMinutes } from '../add-days.ts'
import type { AttemptState } from './attempt.ts'
import { nextLookAt } from './look-times.ts'

const createdAt = '2026-06-01T12:00:00.000Z'
const after = (minutes: number, state: AttemptState = 'pending') =>
  nextLookAt({ createdAt, state }, addMinutes(createdAt, minutes))

test('a gateway is asked after 2, 10 and 60 minutes, 6 hours and a day, and then no more', () => {
  expect([0, 2, 10, 60, 360, 1440].map((minutes) => after(minutes))).toEqual([
    '2026-06-01T12:02:00.000Z',
    '2026-06-01T12:10:00.000Z',
    '2026-06-01T13:00:00.000Z',
    '2026-06-01T18:00:00.000Z',
    '2026-06-02T12:00:00.000Z',
    null,
  ])
})

test('what was missed meanwhile is not made up for', () => {
  expect(after(500)).toBe('2026-06-02T12:00:00.000Z')
})

test('while money is under way it is asked every day, for two weeks', () => {
  expect(after(1440, 'processing')).toBe('2026-06-03T12:00:00.000Z')
  expect(after(13 * 1440, 'processing')).toBe('2026-06-15T12:00:00.000Z')
  expect(after(14 * 1440, 'processing')).toBeNull()
})

test('what is over is not asked about', () => {
  for (const state of ['succeeded', 'failed', 'expired'] as const)
    expect(after(0, state)).toBeNull()
})
