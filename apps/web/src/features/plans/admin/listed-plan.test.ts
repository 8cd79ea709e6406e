import { pageOf } from '@hostfront/domain/plans/plan-place'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { listedPlans } from './listed-plan.ts'

test('a plan says where it stands among those that its arrows move it past', () => {
  const createdAt = '2026-06-01T00:00:00.000Z'
  const rows = SEED_PLANS.map((seeded) => ({
    plan: {
      ...seeded,
      createdAt,
      status: seeded.id === 'samp-premium' ? ('archived' as const) : seeded.status,
    },
    orders: 0,
  }))
  const listed = listedPlans(rows)
  const home = listed.filter(({ plan }) => plan.featured)
  expect(home.map(({ place }) => place)).toEqual(
    home.map((_, at) => ({ at: at + 1, of: home.length })),
  )
  const samp = listed.filter(({ plan }) => plan.type === 'samp' && !plan.featured)
  const onSale = samp.filter(({ plan }) => plan.status === 'active')
  expect(onSale.map(({ place }) => place?.at)).toEqual(onSale.map((_, at) => at + 1))
  expect(onSale.every(({ place }) => place?.of === onSale.length)).toBe(true)
  expect(samp.find(({ plan }) => plan.status === 'archived')?.place).toBeNull()
  // A plan that was added to the end stands with those of its page all the same.
  const pages = listedPlans(rows.toReversed()).map(({ plan }) => pageOf(plan))
  expect(pages.filter((page, at) => page !== pages[at - 1])).toEqual([
    'home',
    'samp',
    'mta',
    'vps',
    'game',
  ])
  for (const { place, canMove } of listed) {
    if (place) expect(canMove).toEqual({ up: place.at > 1, down: place.at < place.of })
  }
})
