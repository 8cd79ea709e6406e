import { expect, test } from 'vitest'
import { checkedWithin } from './checked-within.ts'

const START = Date.parse('2026-06-01T12:00:00.000Z')
const told = (seconds: number | null) => ({
  createdAt: new Date(START).toISOString(),
  decidedAt: seconds === null ? null : new Date(START + seconds * 1000).toISOString(),
})
const upTo = (count: number) => Array.from({ length: count }, (_, at) => told((at + 1) * 60))

test('twenty checked payments say within what nineteen of them were', () => {
  expect(checkedWithin(upTo(19))).toBeNull()
  expect(checkedWithin(upTo(20))).toBe(19 * 60)
})

test('one that waits says nothing, and a clock that was set back no negative time', () => {
  expect(checkedWithin([...upTo(19), told(null)])).toBeNull()
  expect(checkedWithin(Array.from({ length: 20 }, () => told(-5)))).toBe(0)
})
