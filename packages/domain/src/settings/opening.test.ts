import { expect, test } from 'vitest'
import { SEED_METHODS, TRIAL_INSTRUCTIONS } from '../payments/seed-methods.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { missingSteps, type OpeningFacts, openingSteps } from './opening.ts'
import { mayIssueInvoices, missingSellerDetails } from './seller.ts'
import type { Settings } from './settings.ts'

const NEW: Settings = {
  ...DEFAULT_SETTINGS,
  createdAt: '2026-11-23T12:00:00.000Z',
  address: '',
  takesOrders: false,
  checklist: 'shown',
}
const SOLD: Settings = {
  ...NEW,
  address: 'Rue 1, Casablanca',
  contactEmail: 'help@shop.ma',
  paymentsEmail: 'pay@shop.ma',
}
const methodsWith = (instructions: string) =>
  SEED_METHODS.map((method) => ({
    ...method,
    createdAt: NEW.createdAt,
    instructions: method.id === 'paypal' ? instructions : '',
  }))
const ready: OpeningFacts = {
  settings: SOLD,
  methods: methodsWith('Send it to pay@shop.ma'),
  plansOnSale: 1,
  hasMailArrived: true,
  hasSecondFactor: false,
}

test('a new shop lacks all that the seed cannot know', () => {
  const lacking = { settings: NEW, methods: methodsWith('') }
  const facts = { ...ready, ...lacking, plansOnSale: 0, hasMailArrived: false }
  expect(missingSteps(facts)).toEqual(['seller', 'payments', 'plans', 'mail'])
  expect(missingSellerDetails(NEW)).toEqual(['address', 'paymentsEmail', 'contactEmail'])
})

test('each required step alone keeps it closed; second factor and backup are advice', () => {
  expect(missingSteps(ready)).toEqual([])
  expect(missingSteps({ ...ready, plansOnSale: 0 })).toEqual(['plans'])
  expect(missingSteps({ ...ready, hasMailArrived: false })).toEqual(['mail'])
  for (const words of [' ', TRIAL_INSTRUCTIONS]) {
    expect(missingSteps({ ...ready, methods: methodsWith(words) })).toEqual(['payments'])
  }
  expect(missingSteps({ ...ready, settings: { ...SOLD, address: ' ' } })).toEqual(['seller'])
  const advice = openingSteps(ready).filter(({ isRequired }) => !isRequired)
  expect(advice.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['second-factor', false],
    ['backup', null],
  ])
})

test.each([
  ['', false],
  ['pay@shop.example', false],
  ['pay@shop.local', false],
  ['pay@localhost', false],
  ['pay@shop.example.org', true],
  ['pay@examples.com', true],
])('invoices may be sent from %j: %s', (paymentsEmail, may) => {
  expect(mayIssueInvoices({ ...SOLD, paymentsEmail })).toBe(may)
})

test('a shop of an earlier version, and one with the seed’s data, is taken as it stands', () => {
  const settings: Settings = { ...NEW, checklist: 'none' }
  expect(mayIssueInvoices(settings)).toBe(true)
  expect(missingSteps({ ...ready, settings, plansOnSale: 0 })).toEqual([])
})
