import { expect, test } from 'vitest'
import { plansToStart } from './plans-to-start.ts'
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
