import { expect, test } from 'vitest'
import { SEED_PLANS } from '../plans/seed-plans.ts'
import { formAnswers } from './form-answers.ts'
import { cheapestWith, optionsFor } from './options-for.ts'
import { SEED_OPTIONS } from './seed-options.ts'

const samp = SEED_PLANS.find(({ id }) => id === 'samp-starter') ?? expect.fail('no plan')
const withSlots = (slots: number | null) => ({ ...samp, specs: { ...samp.specs, slots } })
const answers = (slots: number | null, answered?: Record<string, string>) => {
  const plan = withSlots(slots)
  return formAnswers(plan, optionsFor(plan, SEED_OPTIONS), answered)
}

test('the form begins as the seed says', () => {
  expect(answers(150)).toEqual({
    location: 'germany',
    'ddos-protection': 'yes',
    'player-slots': '50',
    backup: 'choliba',
  })
})

test('what was answered stays where the plan has it, and comes back with a plan that has', () => {
  const answered = { location: 'uk', 'player-slots': '200', game: 'Minetest' }
  expect(answers(150, answered)).toMatchObject({ location: 'uk', 'player-slots': '50' })
  expect(answers(200, answered)).toMatchObject({ location: 'uk', 'player-slots': '200' })
  expect(answers(150, answered)).not.toHaveProperty('game')
})

test('a plan with fewer slots than the default begins with the most it has; one with too few is not asked', () => {
  expect(answers(30)).toMatchObject({ 'player-slots': '25' })
  expect(answers(10)).not.toHaveProperty('player-slots')
  expect(answers(null, { 'player-slots': '200' })).toMatchObject({ 'player-slots': '200' })
})

test('a choice beyond a plan names the cheapest plan of its type on sale that has it', () => {
  const with200 = { slots: 200 }
  expect(cheapestWith(with200, 'samp', SEED_PLANS)?.id).toBe('samp-premium')
  expect(cheapestWith(with200, 'mta', SEED_PLANS)?.id).toBe('mta-pro')
  const off = SEED_PLANS.map((plan) => ({ ...plan, status: 'archived' as const }))
  expect(cheapestWith(with200, 'mta', off)).toBeNull()
})
