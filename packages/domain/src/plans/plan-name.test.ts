import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesake } from './namesake.ts'
import { PlanType } from './plan.ts'
import { orderedPlanName, planName } from './plan-name.ts'
import { SEED_PLANS } from './seed-plans.ts'

const specs = { slots: 150, ram: 1, cpu: 1, storage: 5 }

test.each([
  ['Starter', 'samp', specs, 'SAMP Starter 150'],
  ['SAMP Starter', 'samp', specs, 'SAMP Starter 150'],
  ['samp night 150', 'samp', specs, 'samp night 150'],
  ['Premium', 'vps', { ...specs, slots: null, ram: 12 }, 'VPS Premium 12 GB'],
  ['Premium 12 GB', 'vps', { ...specs, slots: null, ram: 12 }, 'VPS Premium 12 GB'],
  ['Anything', 'game', { ...specs, slots: null, ram: null }, 'Game Anything'],
] as const)('%s of %s is shown with its type and its size', (name, type, hardware, shown) => {
  expect(planName({ name, type, specs: hardware })).toBe(shown)
})

test('an order says its plan as it was shown, and an older one with its type', () => {
  expect(orderedPlanName({ planName: 'SAMP Starter 150', serverType: 'samp' })).toBe(
    'SAMP Starter 150',
  )
  expect(orderedPlanName({ planName: 'Starter', serverType: 'samp' })).toBe('SAMP Starter')
})

test('no two plans of the seed are shown under one name', () => {
  const names = SEED_PLANS.map((plan) => planName(plan).toLowerCase())
  expect(new Set(names).size).toBe(SEED_PLANS.length)
})

test('however plans are named, a catalogue that admits no namesake shows each under a name of its own', () => {
  const size = fc.option(fc.constantFrom(1, 12, 50, 150), { nil: null })
  const plan = fc.record({
    name: fc.constantFrom(
      'Starter',
      'SAMP Starter',
      'starter ',
      'Starter 150',
      'VPS  Premium',
      '12 GB',
    ),
    type: fc.constantFrom(...PlanType.options),
    specs: fc.record({ slots: size, ram: size, cpu: size, storage: size }),
  })
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 30 }), (offered) => {
      const catalogue: ((typeof offered)[number] & { id: string })[] = []
      for (const [at, each] of offered.entries()) {
        if (!namesake(each, catalogue)) catalogue.push({ ...each, id: String(at) })
      }
      const names = catalogue.map((each) => planName(each).toLowerCase())
      expect(new Set(names).size).toBe(catalogue.length)
      for (const each of catalogue) expect(namesake(each, catalogue)).toBeUndefined()
      for (const each of offered) {
        const isShown = names.includes(planName(each).toLowerCase())
        if (isShown) expect(namesake(each, catalogue)).toBeDefined()
      }
    }),
  )
})
