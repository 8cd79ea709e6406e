import { expect, test } from 'vitest'
import { SEED_PLANS } from '../plans/seed-plans.ts'
import { chosenLocation } from './chosen-location.ts'
import { chosenOptions } from './chosen-options.ts'
import { chosenWords, typedWords } from './chosen-words.ts'
import { formAnswers } from './form-answers.ts'
import { optionsFor } from './options-for.ts'
import type { OfferedOption } from './order-option.ts'
import { SEED_OPTIONS } from './seed-options.ts'

const planOf = (id: string) => SEED_PLANS.find((plan) => plan.id === id) ?? expect.fail(id)
const askedOf = (id: string) => optionsFor(planOf(id), SEED_OPTIONS).map(({ label }) => label)
const choose = (id: string, answers: Record<string, string>, options = SEED_OPTIONS) =>
  chosenOptions(planOf(id), options, answers)

const samp = { location: 'uk', 'ddos-protection': 'no', 'player-slots': '100', backup: 'premium' }
const vps = { ...samp, 'operating-system': 'debian-12' }
const { 'player-slots': _, ...ofVps } = vps

test('every type of plan is asked for what the seed and its kind ask for, in one order', () => {
  const seed = ['Location', 'DDoS protection', 'Player slots', 'Backup']
  expect(askedOf('samp-starter')).toEqual(seed)
  expect(askedOf('mta-pro')).toEqual(seed)
  expect(askedOf('game-basic')).toEqual(seed.toSpliced(3, 0, 'Game'))
  expect(askedOf('vps-entry')).toEqual([
    'Location',
    'Operating system',
    'DDoS protection',
    'Backup',
    'Host name',
  ])
})

test('what was chosen is kept with its words and its price', () => {
  const chosen = choose('samp-starter', samp)
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.refusal))
  expect(chosen.value.map(chosenWords)).toEqual([
    'Location: UK',
    'DDoS protection: No',
    'Player slots: 100',
    'Backup: Premium',
  ])
  expect(chosen.value.at(-1)).toEqual({
    id: 'backup',
    label: 'Backup',
    choice: 'premium',
    choiceLabel: 'Premium',
    pricePerMonth: 200,
  })
  expect(chosenLocation(chosen.value)).toBe('uk')
  expect(typedWords(chosen.value)).toBe('')
})

test('what is typed is kept as it was typed; what may be left empty is not kept then', () => {
  const empty = choose('vps-entry', { ...ofVps, 'host-name': ' ' })
  expect(empty.ok && empty.value.map(({ id }) => id)).not.toContain('host-name')
  const typed = choose('vps-entry', { ...ofVps, 'host-name': ' Web1.example.com ' })
  expect(typed.ok && typed.value.at(-1)).toEqual({
    id: 'host-name',
    label: 'Host name',
    choice: null,
    choiceLabel: 'Web1.example.com',
    pricePerMonth: 0,
  })
  expect(typed.ok && typedWords(typed.value)).toBe('Web1.example.com')
})

test.each([
  ['samp-starter', {}, 'location', 'REQUIRED'],
  ['samp-starter', { location: 'moon' }, 'location', 'NOT_OFFERED'],
  ['samp-starter', { game: 'Minetest' }, 'game', 'NOT_OFFERED'],
  ['samp-starter', { constructor: 'x' }, 'constructor', 'NOT_OFFERED'],
  ['samp-starter', { 'player-slots': '200' }, 'player-slots', 'BEYOND_SLOTS'],
  ['vps-entry', { 'player-slots': '25' }, 'player-slots', 'NOT_OFFERED'],
  ['vps-entry', { 'host-name': 'a_b' }, 'host-name', 'HOST_NAME_INVALID'],
  ['vps-entry', { 'host-name': 'a'.repeat(254) }, 'host-name', 'TOO_LONG 253'],
  ['game-pro', { game: '  ' }, 'game', 'REQUIRED'],
  ['game-pro', { game: 'g'.repeat(101) }, 'game', 'TOO_LONG 100'],
] as const)('%s with %j is refused at %s: %s', (id, answers, option, problem) => {
  const plan = planOf(id)
  const begun = formAnswers(plan, optionsFor(plan, SEED_OPTIONS))
  const given = Object.keys(answers).length > 0 ? { ...begun, ...answers } : {}
  const { refusal } = { refusal: [], ...choose(id, given) }
  expect(refusal).toContainEqual({ option, problem })
})

test('an archived option, and one of other plans, is not asked for and not taken', () => {
  const [location, ...rest] = SEED_OPTIONS
  if (!location) throw new Error('no option')
  const elsewhere: OfferedOption[] = [
    { ...location, status: 'archived' },
    { ...location, id: 'rack', planIds: ['mta-pro'] },
    ...rest,
  ]
  const { location: _location, ...others } = samp
  expect(choose('samp-starter', others, elsewhere).ok).toBe(true)
  expect(choose('samp-starter', samp, elsewhere)).toEqual({
    ok: false,
    refusal: [{ option: 'location', problem: 'NOT_OFFERED' }],
  })
  expect(choose('mta-pro', others, elsewhere).ok).toBe(false)
  expect(choose('mta-pro', { ...others, rack: 'uk' }, elsewhere).ok).toBe(true)
})
