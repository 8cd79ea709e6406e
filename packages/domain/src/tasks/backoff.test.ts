import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BACKOFFS, waitAfter } from './backoff.ts'

test('a mail waits from a minute to six hours, and is given up after eight tries', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => {
    const wait = waitAfter(attempts, BACKOFFS.mail)
    return wait === null ? null : wait / 60_000
  })
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360, null])
})

test('whatever the kind, waits never shrink, never pass the longest, and end', () => {
  const backoff = fc.record({
    attempts: fc.integer({ min: 1, max: 100 }),
    first: fc.integer({ min: 1, max: 60_000 }),
    factor: fc.integer({ min: 1, max: 10 }),
    most: fc.integer({ min: 60_000, max: 86_400_000 }),
  })
  fc.assert(
    fc.property(backoff, (rule) => {
      const waits = Array.from({ length: rule.attempts - 1 }, (_, at) => waitAfter(at + 1, rule))
      expect(waits.every((wait) => wait !== null && wait <= rule.most)).toBe(true)
      expect(waits).toEqual(waits.toSorted((one, other) => Number(one) - Number(other)))
      expect(waitAfter(rule.attempts, rule)).toBeNull()
      // Whose process died each time: its tries were counted, but nobody was there to end it.
      expect(waitAfter(rule.attempts + 1, rule)).toBeNull()
    }),
  )
})
