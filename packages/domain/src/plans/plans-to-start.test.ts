import { expect, test } from 'vitest'
import { furtherSizes, plansToStart } from './plans-to-start.ts'
import { SEED_PLANS } from './seed-plans.ts'

const names = (plans: typeof SEED_PLANS) => plansToStart(plans).map(({ name }) => name)

test('the home page has its own plans', () => {
  expect(names(SEED_PLANS)).toEqual(['SAMP Starter', 'MTA Professional', 'VPS Premium'])
})

test('where none of its own is on sale it has the recommended one of each type, or the cheapest', () => {
  const others = SEED_PLANS.filter(({ featured }) => !featured)
  const recommended = others.filter((plan) => plan.recommended).map(({ name }) => name)
  expect(recommended.length).toBeGreaterThan(1)
  expect(names(others)).toEqual(recommended)
  const samp = others.filter(({ type, recommended: isOn }) => type === 'samp' && !isOn)
  expect(names(samp.toReversed())).toEqual(['Starter'])
})

test('where nothing is sold it has none', () => {
  expect(plansToStart([])).toEqual([])
})

test('a type has further sizes where its page has a plan that the home page has not, at the lowest price there', () => {
  expect(furtherSizes(SEED_PLANS)).toEqual([
    { type: 'samp', from: 250 },
    { type: 'mta', from: 300 },
    { type: 'vps', from: 700 },
    { type: 'game', from: 399 },
  ])
  const cheap = SEED_PLANS.map((plan) => (plan.featured ? { ...plan, price: 1 } : plan))
  expect(furtherSizes(cheap)).toEqual(furtherSizes(SEED_PLANS))
  const [one] = SEED_PLANS.filter(({ featured, type }) => !featured && type === 'samp')
  expect(furtherSizes(one ? [one] : [])).toEqual([])
  expect(furtherSizes(SEED_PLANS.filter(({ featured }) => featured))).toEqual([])
})
