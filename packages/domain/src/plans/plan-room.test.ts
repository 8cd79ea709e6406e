import { expect, test } from 'vitest'
import type { PlanType } from './plan.ts'
import { roomOf } from './plan-room.ts'
import { SEED_PLANS } from './seed-plans.ts'

const plan = (ram: number | null, type: PlanType = 'vps') => ({
  type,
  specs: { ram, cpu: 1, storage: 10, slots: null },
})

const seedRoom = (id: string) => {
  const found = SEED_PLANS.find((each) => each.id === id)
  return found && roomOf(found)
}

test('a game’s plan is for as many players as it has slots, and for nobody in particular without', () => {
  expect(seedRoom('samp-starter')).toEqual({ is: 'players', most: 150 })
  expect(seedRoom('game-basic')).toEqual({ is: 'players', most: 50 })
  expect(roomOf(plan(4, 'game'))).toBeNull()
})

test.each([
  ['vps-entry', 'light'],
  ['vps-business', 'busy'],
  ['vps-premium', 'heavy'],
  ['featured-vps-premium', 'heavy'],
])('%s is for %s work', (id, load) => {
  expect(seedRoom(id)).toEqual({ is: 'work', load })
})

test.each([
  [0.5, 'light'],
  [5.9, 'light'],
  [6, 'busy'],
  [11.9, 'busy'],
  [12, 'heavy'],
])('a machine of %s GB is for %s work', (ram, load) => {
  expect(roomOf(plan(ram))).toEqual({ is: 'work', load })
})

test('nothing is said of a machine that does not state its memory', () => {
  expect(roomOf(plan(null))).toBeNull()
})
