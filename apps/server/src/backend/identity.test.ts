import { validate, version } from 'uuid'
import { expect, test, vi } from 'vitest'
import { newId } from './identity.ts'

test('ids are UUIDv7, each above the one before', () => {
  // More than one draw of random bytes covers.
  const ids = Array.from({ length: 1000 }, newId)
  expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([])
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids stay in order where the clock is put back', () => {
  const before = newId()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000)
  expect(newId() > before).toBe(true)
  clock.mockRestore()
})

test('the random end of ids of one millisecond differs', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  const ends = Array.from({ length: 300 }, () => newId().slice(-10))
  clock.mockRestore()
  expect(new Set(ends).size).toBe(ends.length)
})
