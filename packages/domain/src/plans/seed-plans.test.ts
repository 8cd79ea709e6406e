import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/default-settings.ts'
import { Settings } from '../settings/settings.ts'
import { Plan, PlanType } from './plan.ts'
import { pageOf } from './plan-place.ts'
import { SEED_PLANS } from './seed-plans.ts'

const createdAt = '2026-01-01T00:00:00.000Z'

test('the seed opens with three featured services and twelve plans, all valid', () => {
  for (const plan of SEED_PLANS) expect(Plan.safeParse({ ...plan, createdAt }).success).toBe(true)
  expect(SEED_PLANS.filter((plan) => plan.featured)).toHaveLength(3)
  expect(SEED_PLANS).toHaveLength(15)
  expect(new Set(SEED_PLANS.map((plan) => plan.id)).size).toBe(15)
})

test.each([
  ['samp', ['Starter 250', 'Premium 450', 'Ultimate 850']],
  ['mta', ['Starter 300', 'Advanced 450', 'Pro 950']],
  ['vps', ['Entry 700', 'Business 1200', 'Premium 2000']],
  ['game', ['Basic 399', 'Advanced 799', 'Pro 1499']],
] as const)('the %s page sells its three plans at the seed’s prices', (type, plans) => {
  const sold = SEED_PLANS.filter((plan) => pageOf(plan) === type)
  expect(sold.map((plan) => `${plan.name} ${plan.price}`)).toEqual(plans)
  expect(sold.filter((plan) => plan.recommended)).toEqual([sold[1]])
})

test('the seed’s own three cost 5, 15 and 25 a month', () => {
  const featured = SEED_PLANS.filter((plan) => plan.featured)
  expect(featured.map((plan) => [plan.name, plan.price])).toEqual([
    ['SAMP Starter', 500],
    ['MTA Professional', 1500],
    ['VPS Premium', 2500],
  ])
  expect(PlanType.options).toHaveLength(4)
})

test('no plan costs more than another of its type that has as much', () => {
  const parts = ['slots', 'ram', 'cpu', 'storage'] as const
  for (const dear of SEED_PLANS) {
    const cheaper = SEED_PLANS.filter(({ type, price }) => type === dear.type && price < dear.price)
    for (const cheap of cheaper) {
      // What a plan does not state, nobody can buy it for.
      const more = parts.filter((part) => (dear.specs[part] ?? 0) > (cheap.specs[part] ?? 0))
      expect(more, `${dear.id} has no more than ${cheap.id}`).not.toEqual([])
    }
  }
})

test('what a plan lists is the hardware it has', () => {
  for (const { specs, features } of SEED_PLANS) {
    if (specs.slots !== null) expect(features).toContain(`${specs.slots} slots`)
    expect(features).toContain(`${specs.ram} GB RAM`)
  }
})

test('the default settings are valid settings', () => {
  expect(Settings.safeParse({ ...DEFAULT_SETTINGS, createdAt }).success).toBe(true)
})
