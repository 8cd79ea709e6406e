import { expect, test } from 'vitest'
import { requestKeys } from './request-keys.ts'

const place = ['orders', 'place']

test('a request whose answer was lost keeps its key; one that was answered does not', () => {
  const keys = requestKeys(() => 0)
  const key = keys.keyOf(place, { serverName: 'A' })
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect(keys.keyOf(place, { serverName: 'A' })).toBe(key)
  keys.settle(place, { serverName: 'A' })
  expect(keys.keyOf(place, { serverName: 'A' })).not.toBe(key)
})

test('another content or another call has another key', () => {
  const keys = requestKeys(() => 0)
  const key = keys.keyOf(place, { id: 'A' })
  expect(keys.keyOf(place, { id: 'B' })).not.toBe(key)
  expect(keys.keyOf(['orders', 'cancel'], { id: 'A' })).not.toBe(key)
})

test('after five minutes the same content is a new wish', () => {
  let now = 0
  const keys = requestKeys(() => now)
  const key = keys.keyOf(place, {})
  now = 5 * 60_000 - 1
  expect(keys.keyOf(place, {})).toBe(key)
  now += 1
  expect(keys.keyOf(place, {})).not.toBe(key)
})
