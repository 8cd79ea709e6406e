import { expect, test } from 'vitest'
import { SEED_STOREFRONT } from '../settings/seed-storefront.ts'
import { saidFeatures } from './said-features.ts'
import { SEED_PLANS } from './seed-plans.ts'

test('plans say all of theirs while the shop claims it', () => {
  for (const { features } of SEED_PLANS) {
    expect(saidFeatures(features, SEED_STOREFRONT)).toEqual(features)
  }
})

test('what the shop has stopped claiming no plan says, however it is written', () => {
  const features = ['DDoS protection', ' instant Setup ', '5 GB NVMe']
  expect(saidFeatures(features, { ...SEED_STOREFRONT, instantSetup: false })).toEqual([
    'DDoS protection',
    '5 GB NVMe',
  ])
})

test('of the seed’s plans each claim that they repeat is known', () => {
  const none = {
    ...SEED_STOREFRONT,
    ddosProtection: false,
    nvme: false,
    instantSetup: false,
    uplink: false,
  }
  const left = SEED_PLANS.flatMap(({ features }) => saidFeatures(features, none))
  // A size says what its drive is.
  expect(
    left.filter((feature) => !/^\d+ (slots|vCPU|GB (RAM|NVMe|SSD|disk))/.test(feature)),
  ).toEqual([])
})

test('words of an operator’s own are left to them', () => {
  const own = ['Instant setup within minutes']
  expect(saidFeatures(own, { ...SEED_STOREFRONT, instantSetup: false })).toEqual(own)
})
