import { roomOf } from '@hostfront/domain/plans/plan-room'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { roomWords } from './plan-room.ts'

test.each([
  ['samp-starter', 'For up to 150 players'],
  ['vps-entry', 'The smallest one, to start with'],
  ['vps-business', 'Twice the memory of VPS Entry'],
  ['vps-premium', '3 times the memory of VPS Entry'],
])('%s: %s', (id, words) => {
  const plan = SEED_PLANS.find((each) => each.id === id)
  expect(plan && roomWords(roomOf(plan, SEED_PLANS))).toBe(words)
})

test('one slot is for one player', () => {
  expect(roomWords({ is: 'players', most: 1 })).toBe('For up to 1 player')
  expect(roomWords(null)).toBeNull()
})
