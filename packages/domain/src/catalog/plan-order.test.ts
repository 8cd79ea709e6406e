import { expect, test } from 'vitest'
import { byPosition, reordered } from './plan-order.ts'

const plan = (id: string, position: number, type: 'samp' | 'mta' = 'samp') => ({
  id,
  position,
  type,
  createdAt: '2026-06-01T00:00:00.000Z',
})

const moves = (...made: Parameters<typeof reordered>) =>
  reordered(...made).map(({ plan: { id }, position }) => [id, position])

test('a plan changes its place with the neighbour of its type', () => {
  const plans = [plan('a', 1), plan('x', 2, 'mta'), plan('b', 3), plan('c', 4)]
  expect(moves(plans, 'b', 'up')).toEqual([
    ['b', 1],
    ['a', 3],
  ])
  expect(moves(plans, 'b', 'down')).toEqual([
    ['c', 3],
    ['b', 4],
  ])
})

test('the first and the last of a type stay', () => {
  const plans = [plan('a', 1), plan('x', 2, 'mta'), plan('b', 3)]
  expect(moves(plans, 'a', 'up')).toEqual([])
  expect(moves(plans, 'b', 'down')).toEqual([])
  expect(moves(plans, 'x', 'up')).toEqual([])
  expect(moves(plans, 'nobody', 'up')).toEqual([])
})

test('plans at the same place are told apart', () => {
  const plans = [plan('a', 1), plan('b', 1), plan('c', 1)].toSorted(byPosition)
  expect(moves(plans, 'c', 'up')).toEqual([
    ['c', 2],
    ['b', 3],
  ])
})
