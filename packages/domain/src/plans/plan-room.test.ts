import { expect, test } from 'vitest'
import type { PlanType } from './plan.ts'
import { roomOf } from './plan-room.ts'
import { SEED_PLANS } from './seed-plans.ts'

const plan = (id: string, ram: number | null, type: PlanType = 'vps') => ({
  id,
  type,
  price: 500,
  specs: { ram, cpu: 1, storage: 10, slots: null },
})

const seedRoom = (id: string) => {
  const found = SEED_PLANS.find((each) => each.id === id)
  return found && roomOf(found, SEED_PLANS)
}

test('a game’s plan is for as many players as it has slots, and for nobody in particular without', () => {
  expect(seedRoom('samp-starter')).toEqual({ is: 'players', most: 150 })
  expect(seedRoom('game-basic')).toEqual({ is: 'players', most: 50 })
  expect(roomOf(plan('a', 4, 'game'), [plan('b', 2, 'game')])).toBeNull()
})

test('a machine is told by its memory from the smallest of its type', () => {
  expect(seedRoom('vps-entry')).toEqual({ is: 'start' })
  expect(seedRoom('vps-business')).toMatchObject({ times: 2, than: { id: 'vps-entry' } })
  expect(seedRoom('featured-vps-premium')).toMatchObject({ times: 4, than: { id: 'vps-entry' } })
})

test('nothing is said of a machine that is alone, as small as another, or does not state its memory', () => {
  const small = plan('small', 4)
  expect(roomOf(small, [small, plan('game', 2, 'game')])).toBeNull()
  expect(roomOf(plan('unsaid', null), [small, plan('large', 8)])).toBeNull()
  const twin = { ...plan('twin', 4), price: 600 }
  expect(roomOf(twin, [twin, small])).toBeNull()
  expect(roomOf(small, [twin, small])).toEqual({ is: 'start' })
})

test('times are never more than there is', () => {
  const sold = [plan('a', 3), plan('b', 8)]
  expect(roomOf(plan('b', 8), sold)).toMatchObject({ times: 2.6 })
})
