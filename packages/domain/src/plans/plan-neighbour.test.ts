import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { neighbourOf, reordered } from './plan-neighbour.ts'
import { byPosition } from './plan-order.ts'

const plan = (
  id: string,
  position: number,
  changes: Partial<Pick<Plan, 'type' | 'featured' | 'status'>> = {},
) => ({
  id,
  position,
  type: 'samp' as const,
  featured: false,
  status: 'active' as const,
  createdAt: '2026-06-01T00:00:00.000Z',
  ...changes,
})

const moves = (...made: Parameters<typeof reordered>) =>
  reordered(...made).map(({ plan: { id }, position }) => [id, position])

const neighbours = (plans: Parameters<typeof neighbourOf>[0], id: string) => [
  neighbourOf(plans, id, 'up')?.id,
  neighbourOf(plans, id, 'down')?.id,
]

test('a plan changes its place with the neighbour on its page', () => {
  const plans = [plan('a', 1), plan('x', 2, { type: 'mta' }), plan('b', 3), plan('c', 4)]
  expect(moves(plans, 'b', 'up')).toEqual([
    ['b', 1],
    ['a', 3],
  ])
  expect(moves(plans, 'b', 'down')).toEqual([
    ['c', 3],
    ['b', 4],
  ])
})

test('the first and the last of a page stay', () => {
  const plans = [plan('a', 1), plan('x', 2, { type: 'mta' }), plan('b', 3)]
  expect(moves(plans, 'a', 'up')).toEqual([])
  expect(moves(plans, 'b', 'down')).toEqual([])
  expect(moves(plans, 'x', 'up')).toEqual([])
  expect(moves(plans, 'nobody', 'up')).toEqual([])
})

test('plans of every type are neighbours on the home page, and are none of those that stand elsewhere', () => {
  const plans = [
    plan('home', 1, { featured: true }),
    plan('a', 2),
    plan('home of mta', 3, { featured: true, type: 'mta' }),
    plan('b', 4),
  ]
  expect(neighbours(plans, 'home')).toEqual([undefined, 'home of mta'])
  expect(neighbours(plans, 'a')).toEqual([undefined, 'b'])
  expect(moves(plans, 'home of mta', 'up')).toEqual([
    ['home of mta', 1],
    ['home', 3],
  ])
})

test('an archived plan is passed over and does not move', () => {
  const plans = [plan('a', 1), plan('archived', 2, { status: 'archived' }), plan('b', 3)]
  expect(neighbours(plans, 'a')).toEqual([undefined, 'b'])
  expect(neighbours(plans, 'archived')).toEqual([undefined, undefined])
})

test('plans at the same place are told apart', () => {
  const plans = [plan('a', 1), plan('b', 1), plan('c', 1)].toSorted(byPosition)
  expect(moves(plans, 'c', 'up')).toEqual([
    ['c', 2],
    ['b', 3],
  ])
})
