import { expect, test } from 'vitest'
import type { ChosenOption } from '../options/chosen-option.ts'
import { isSameChoice } from '../options/same-choice.ts'
import { SEED_OPTIONS } from '../options/seed-options.ts'
import { SEED_PLANS } from '../plans/seed-plans.ts'
import type { Instance } from '../provisioning/instance.ts'
import type { PterodactylRecipe } from '../provisioning/pterodactyl-recipe.ts'
import { changedOptions, isChangeable, type Made, optionChoices } from './changed-options.ts'

const plan = SEED_PLANS.find(({ id }) => id === 'samp-starter') ?? expect.fail('no plan')
const option = (id: string) => SEED_OPTIONS.find((one) => one.id === id) ?? expect.fail(id)
const chosen = (id: string, choice: string, pricePerMonth = 0): ChosenOption => ({
  ...{ id, label: id, choice, choiceLabel: choice, pricePerMonth },
})
const byHand: Made = { instance: null, recipe: null }
// What is asked of an instance is who looks after it.
const instance = { provider: 'pterodactyl', handledBy: null } as unknown as Instance
const onPanel: Made = { instance, recipe: null }
const held = [chosen('location', 'germany'), chosen('player-slots', '100'), chosen('backup', 'old')]

test('what is chosen anew has the price of today, all else stays as it was sold', () => {
  const changed = changedOptions(plan, SEED_OPTIONS, held, { backup: 'premium' }, byHand)
  const backup = { ...chosen('backup', 'premium', 200), label: 'Backup', choiceLabel: 'Premium' }
  expect(changed).toEqual({ ok: true, value: [held[0], held[1], backup] })
  const same = changedOptions(plan, SEED_OPTIONS, held, { backup: 'old' }, byHand)
  expect(same.ok && isSameChoice(same.value, held)).toBe(true)
})

test('refused is what is not offered, was never chosen, or has no room in the plan', () => {
  const optionOf = (answers: Record<string, string>, of = plan) => {
    const changed = changedOptions(of, SEED_OPTIONS, held, answers, byHand)
    return changed.ok ? null : changed.refusal.option
  }
  expect(optionOf({ backup: 'gold' })).toBe('backup')
  expect(optionOf({ 'ddos-protection': 'no' })).toBe('ddos-protection')
  expect(optionOf({ 'player-slots': '200' })).toBe('player-slots')
  const small = { ...plan, specs: { ...plan.specs, slots: 50 } }
  expect(optionOf({}, small)).toBe('player-slots')
  expect(optionOf({ 'player-slots': '50' }, small)).toBeNull()
})

test('a panel keeps a server where it is, and what it was placed by; staff can do all of it', () => {
  expect(isChangeable(option('location'), byHand)).toBe(true)
  expect(isChangeable(option('location'), onPanel)).toBe(false)
  expect(isChangeable(option('backup'), onPanel)).toBe(true)
  const nodes = { nodeIdsByChoice: [{ choice: 'premium', nodeIds: [1] }] }
  const recipe = nodes as unknown as PterodactylRecipe
  expect(isChangeable(option('backup'), { instance, recipe })).toBe(false)
  expect(isChangeable(option('host-name'), byHand)).toBe(false)
})

test('the form begins with what is held, at its price, and with the nearest where the plan has no room', () => {
  const small = { ...plan, specs: { ...plan.specs, slots: 50 } }
  const [place, slots, backup] = optionChoices(small, SEED_OPTIONS, held, byHand)
  expect(place?.chosen).toBe('germany')
  expect([slots?.chosen, slots?.option.choices.map(({ id }) => id)]).toEqual(['50', ['25', '50']])
  expect(backup?.chosen).toBe('old')
  expect(backup?.option.choices[0]).toMatchObject({ id: 'old', pricePerMonth: 0 })
})
