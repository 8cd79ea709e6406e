import { roomOf } from '@hostfront/domain/plans/plan-room'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { roomWords } from './plan-room.ts'

test.each([
  ['samp-starter', 'For up to 150 players'],
  ['vps-entry', 'For websites, bots and tests'],
  ['vps-business', 'For busy sites and databases'],
  ['vps-premium', 'For containers and big builds'],
])('%s: %s', (id, words) => {
  const plan = SEED_PLANS.find((each) => each.id === id)
  expect(plan && roomWords(roomOf(plan))).toBe(words)
})

test('one slot is for one player', () => {
  expect(roomWords({ is: 'players', most: 1 })).toBe('For up to 1 player')
  expect(roomWords(null)).toBeNull()
})
