import type { QueuedOrder } from '@hostfront/contract/orders'
import { expect, test } from 'vitest'
import { keepInSight } from './keep-in-sight.ts'

/** No more of an order than its place depends on. */
const row = (id: string, status: string, day: number) =>
  ({ order: { id, status, createdAt: `2026-06-0${day}T12:00:00.000Z` } }) as QueuedOrder

const shown = (rows: readonly QueuedOrder[]) =>
  rows.map(({ order }) => `${order.id} ${order.status}`)

const listed = [row('c', 'pending', 3), row('a', 'pending', 1)]

test('what left the list stays at its place by time, with its new state', () => {
  const rows = keepInSight(listed, [row('b', 'active', 2)], undefined)
  expect(shown(rows)).toEqual(['c pending', 'b active', 'a pending'])
})

test('in a list of another order it stands at the top', () => {
  const rows = keepInSight(listed, [row('b', 'active', 2)], 'amountDue')
  expect(shown(rows)).toEqual(['b active', 'c pending', 'a pending'])
})

test('what is still listed as pending is shown once, at its place, as it was decided', () => {
  const rows = keepInSight(listed, [row('a', 'active', 1)], 'amountDue')
  expect(shown(rows)).toEqual(['c pending', 'a active'])
})

test('what the list knows as decided is shown as it is listed', () => {
  const cancelled = [row('c', 'pending', 3), row('a', 'cancelled', 1)]
  expect(shown(keepInSight(cancelled, [row('a', 'active', 1)], undefined))).toEqual([
    'c pending',
    'a cancelled',
  ])
})

test('where nothing was decided the list stays what it is', () => {
  expect(keepInSight(listed, [], undefined)).toBe(listed)
})
