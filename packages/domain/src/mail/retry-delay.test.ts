import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test('the wait grows from a minute to six hours', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelay(attempts) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360])
})
