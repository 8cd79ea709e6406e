import type { Plan } from '@hostfront/domain/catalog/plan'
import { expect, test } from 'vitest'
import { isWanted } from './wanted-plan.ts'

const plan: Plan = {
  id: 'samp-premium',
  createdAt: '2026-06-01T00:00:00.000Z',
  name: 'Premium',
  description: '',
  price: 450,
  features: [],
  type: 'samp',
  category: 'Game Hosting',
  status: 'active',
  specs: { ram: 1, storage: 10, cpu: null, slots: 300 },
  featured: false,
  recommended: true,
  position: 1,
}

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
