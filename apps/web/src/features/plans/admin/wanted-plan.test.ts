import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { isWanted } from './wanted-plan.ts'

const [seeded] = SEED_PLANS.filter(({ id }) => id === 'samp-premium')
if (!seeded) throw new Error('The seed has no SAMP Premium')
const createdAt = '2026-06-01T00:00:00.000Z'
const plan = { ...seeded, createdAt, specs: { ...seeded.specs, slots: 300 } }

test.each([
  ['', true],
  ['  samp PREM ', true],
  ['300 SLOTS', true],
  ['SAMP Hosting', true],
  ['VPS', false],
  ['nothing like it', false],
])('a search for "%s" shows the plan: %s', (search, isShown) => {
  expect(isWanted({ plan }, { search })).toBe(isShown)
})

test('what is chosen beside the search counts as well', () => {
  expect(isWanted({ plan }, { search: 'premium', type: 'vps' })).toBe(false)
  expect(isWanted({ plan }, { search: 'premium', status: 'archived' })).toBe(false)
  expect(isWanted({ plan }, { type: 'samp', status: 'active' })).toBe(true)
})
