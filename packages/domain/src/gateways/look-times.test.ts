import { expect, test } from 'vitest'
import { firstLookAt, nextLookAt } from './look-times.ts'

const createdAt = '2026-06-01T12:00:00.000Z'
const look = (looks: number, state: 'pending' | 'processing' = 'pending') =>
  nextLookAt({ createdAt, looks, state })

test('a gateway is asked after 2, 10 and 60 minutes, 6 hours and a day, and then no more', () => {
  expect(firstLookAt(createdAt)).toBe('2026-06-01T12:02:00.000Z')
  expect([1, 2, 3, 4, 5].map((looks) => look(looks))).toEqual([
    '2026-06-01T12:10:00.000Z',
    '2026-06-01T13:00:00.000Z',
    '2026-06-01T18:00:00.000Z',
    '2026-06-02T12:00:00.000Z',
    null,
  ])
})

test('while money is under way it is asked every day, for two weeks', () => {
  expect(look(5, 'processing')).toBe('2026-06-03T12:00:00.000Z')
  expect(look(17, 'processing')).toBe('2026-06-15T12:00:00.000Z')
  expect(look(18, 'processing')).toBeNull()
})
