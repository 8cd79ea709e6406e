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
  isMadeByPanel: false,
  hasMailArrived: true,
  hasSecondFactor: false,
}

test('what a shop to be tried comes with tells nobody who sells and how to pay', () => {
  const isDone = (facts: Partial<OpeningFacts>, step: string) =>
    openingSteps({ ...ready, ...facts }).find((each) => each.step === step)?.isDone
  expect(isDone({}, 'seller')).toBe(true)
  const seed = { ...SOLD, siteName: DEFAULT_SETTINGS.siteName, address: DEFAULT_SETTINGS.address }
  expect(isDone({ settings: seed }, 'seller')).toBe(false)
  expect(isDone({ settings: { ...seed, siteName: 'Night Shift' } }, 'seller')).toBe(true)
  const [one, ...others] = methodsWith('Send it to pay@shop.ma')
  if (!one) throw new Error('no methods')
  const beside = (instructions: string, isOn: boolean) => ({
    methods: [...others, { ...one, id: 'trial', kind: 'manual' as const, isOn, instructions }],
  })
  expect(isDone(beside('Send it.', true), 'payments')).toBe(true)
  expect(isDone(beside(TRIAL_INSTRUCTIONS, true), 'payments')).toBe(false)
  expect(isDone(beside(TRIAL_INSTRUCTIONS, false), 'payments')).toBe(true)
})

test('a new shop lacks all that the seed cannot know', () => {
  const lacking = { settings: NEW, methods: methodsWith('') }
  const facts = { ...ready, ...lacking, plansOnSale: 0, hasMailArrived: false }
  expect(missingSteps(facts)).toEqual(['seller', 'contact', 'payments', 'plans', 'mail'])
  expect(missingSellerDetails(NEW)).toEqual(['address', 'paymentsEmail', 'contactEmail'])
})

test('each required step alone keeps it closed; the rest is advice', () => {
  expect(missingSteps(ready)).toEqual([])
  expect(missingSteps({ ...ready, plansOnSale: 0 })).toEqual(['plans'])
  expect(missingSteps({ ...ready, hasMailArrived: false })).toEqual(['mail'])
  for (const words of [' ', TRIAL_INSTRUCTIONS]) {
    expect(missingSteps({ ...ready, methods: methodsWith(words) })).toEqual(['payments'])
  }
  expect(missingSteps({ ...ready, settings: { ...SOLD, address: ' ' } })).toEqual(['seller'])
  for (const email of ['contactEmail', 'paymentsEmail']) {
    const settings = { ...SOLD, [email]: 'us@shop.example' }
    expect(missingSteps({ ...ready, settings })).toEqual(['contact'])
  }
  const advice = openingSteps(ready).filter(({ isRequired }) => !isRequired)
  expect(advice.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['links', false],
    ['storefront', null],
    ['legal', false],
    ['tax', null],
    ['delivery', false],
    ['second-factor', false],
    ['backup', null],
  ])
})

const stepsOf = (facts: Partial<OpeningFacts>) =>
  Object.fromEntries(openingSteps({ ...ready, ...facts }).map(({ step, isDone }) => [step, isDone]))

test('what an edition does not have is no step', () => {
  const steps = stepsOf({ hasMailArrived: null, hasSecondFactor: null })
  expect(Object.keys(steps)).toEqual([
    'seller',
    'contact',
    'payments',
    'links',
    'storefront',
    'legal',
    'tax',
    'plans',
    'delivery',
    'backup',
  ])
})

test('legal pages are done when all of them are filled in', () => {
  const settings = (legal: object) => ({ ...SOLD, legal: { ...SOLD.legal, ...legal } })
  expect(stepsOf({ settings: settings({ imprint: 'Us', privacy: ' ' }) })).toMatchObject({
    legal: false,
  })
  expect(stepsOf({ settings: settings({ imprint: 'Us', privacy: 'No' }) })).toMatchObject({
    legal: true,
  })
})

test('the tax is done once it can be seen that somebody has set it; else nobody knows', () => {
  const taxOf = (tax: Partial<Settings['tax']>) => {
    const settings = { ...SOLD, tax: { ...SOLD.tax, ...tax } }
    return openingSteps({ ...ready, settings }).find(({ step }) => step === 'tax')?.isDone
  }
  for (const tax of [
    {},
    { name: 'TVA' },
    { sellerCountry: 'MA' },
    { vatId: 'DE136695976' },
    { sellerCountry: 'MA', taxId: ' ', registerId: '12345' },
  ]) {
    expect(taxOf(tax)).toBeNull()
  }
  for (const tax of [
    { sellerCountry: 'MA', iceId: '001234567000062' },
    { basisPoints: 0 },
    { countries: [] },
    { included: true },
    { scheme: 'oss' as const },
    { rates: [{ country: 'FR', basisPoints: 2000, from: '2026-01-01' }] },
  ]) {
    expect(taxOf(tax)).toBe(true)
  }
})

test('what pages say of the servers is looked at once any of it was changed', () => {
  const settings = (changes: object) => ({
    ...SOLD,
    storefront: { ...SOLD.storefront, ...changes },
  })
  expect(stepsOf({ settings: settings({ place: 'Casablanca, Morocco' }) })).toMatchObject({
    storefront: true,
  })
  expect(stepsOf({ settings: settings({ uplink: false }) })).toMatchObject({ storefront: true })
  expect(stepsOf({ settings: settings({}) })).toMatchObject({ storefront: null })
})

test('one link where customers find the team or their panel is enough', () => {
  const settings = { ...SOLD, gamePanelLink: 'https://panel.shop.ma' }
  expect(stepsOf({ settings })).toMatchObject({ links: true })
  expect(stepsOf({ isMadeByPanel: true })).toMatchObject({ links: false, delivery: true })
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
  for (const checklist of ['none', 'waived'] as const) {
    const settings: Settings = { ...NEW, checklist }
    const facts = { ...ready, settings, plansOnSale: 0 }
    expect(mayIssueInvoices(settings)).toBe(true)
    expect(missingSteps(facts)).toEqual([])
    expect(openingSteps(facts).some(({ isRequired }) => isRequired)).toBe(false)
  }
})
