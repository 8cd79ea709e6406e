import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { furtherFeatures, planFigures, sharedFeatures } from './plan-figures.ts'

const plansOf = (...ids: string[]) => ids.flatMap((id) => SEED_PLANS.filter((it) => it.id === id))
const samp = plansOf('samp-starter', 'samp-premium', 'samp-ultimate')
const featured = SEED_PLANS.filter((plan) => plan.featured)

test('hardware is drawn to the scale of the plans of its type alone', () => {
  const [starter] = samp
  expect(starter && planFigures(starter, samp)).toEqual([
    { key: 'slots', text: '150 slots', share: 0.15 },
    { key: 'ram', text: '1 GB RAM', share: 0.25 },
    { key: 'cpu', text: '1 vCPU', share: 0.5 },
    { key: 'storage', text: '5 GB NVMe', share: 5 / 15 },
  ])
})

test('a plan that is alone of its type is compared with nothing', () => {
  for (const plan of featured) {
    for (const { share } of planFigures(plan, featured)) expect(share).toBeNull()
  }
})

test('what a plan does not state is left out, beside a plan that states it too', () => {
  const [advanced, pro] = plansOf('mta-advanced', 'mta-pro')
  if (!advanced || !pro) throw new Error('the seed has both')
  for (const shown of [[advanced], [advanced, pro]]) {
    expect(planFigures(advanced, shown).map(({ key }) => key)).toEqual(['slots', 'ram', 'storage'])
  }
})

test('what all plans offer is told apart from what some do', () => {
  expect(sharedFeatures(samp)).toEqual(['DDoS protection', 'Instant setup'])
  expect(sharedFeatures(featured)).toEqual(['DDoS protection'])
  expect(sharedFeatures(samp.slice(0, 1))).toEqual([])
  const [, , vps] = featured
  expect(vps && furtherFeatures(vps)).toEqual(['10 Gbps uplink', 'DDoS protection'])
})

test('the kind of its storage is said where no figure of it is', () => {
  const [starter] = samp
  if (!starter) throw new Error('the seed has it')
  const features = ['NVMe storage', 'DDoS protection']
  expect(furtherFeatures({ ...starter, features })).toEqual(['DDoS protection'])
  const specs = { ...starter.specs, storage: null }
  expect(furtherFeatures({ ...starter, features, specs })).toEqual(features)
})
