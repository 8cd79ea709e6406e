import { expect, test } from 'vitest'
import { SEED_OPTIONS } from '../options/seed-options.ts'
import { SEED_METHODS, TRIAL_INSTRUCTIONS } from '../payments/seed-methods.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { missingSteps, type OpeningFacts, openingSteps } from './opening.ts'
import { CONFIRMABLE_STEPS, type OpeningStep } from './opening-steps.ts'
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
  options: [],
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

const stepOf = (step: OpeningStep, changes: Partial<Settings>, facts: Partial<OpeningFacts> = {}) =>
  openingSteps({ ...ready, ...facts, settings: { ...SOLD, ...changes } }).find(
    (each) => each.step === step,
  )

test('a step says what it is short of, by name', () => {
  const { siteName, address } = DEFAULT_SETTINGS
  const lacksOf = (...asked: Parameters<typeof stepOf>) => stepOf(...asked)?.lacks
  expect(lacksOf('seller', { address: ' ' })).toEqual(['address'])
  expect(lacksOf('seller', { siteName, address })).toEqual(['siteName', 'address'])
  expect(lacksOf('contact', { contactEmail: '', address: '' })).toEqual(['contactEmail'])
  expect(lacksOf('legal', {})).toEqual(['imprint', 'privacy'])
  expect(lacksOf('links', { whatsappLink: 'https://wa.me/212612345678' })).toEqual([
    'discordLink',
    'gamePanelLink',
    'databasePanelLink',
  ])
  const [trial] = methodsWith(TRIAL_INSTRUCTIONS).filter(({ id }) => id === 'paypal')
  if (!trial) throw new Error('no methods')
  expect(lacksOf('payments', {}, { methods: [trial] })).toEqual(['paymentDetails'])
  const methods = [trial, { ...trial, id: 'bank-transfer', instructions: 'To us.' }]
  expect(lacksOf('payments', {}, { methods })).toEqual(['trialMethods'])
  const inPlace = (place: string) => ({ storefront: { ...SOLD.storefront, place } })
  const options = { options: SEED_OPTIONS }
  expect(lacksOf('storefront', inPlace('Rabat, Morocco'), options)).toEqual(['orderLocations'])
  expect(lacksOf('storefront', inPlace('Paris, France'), options)).toEqual([])
  expect(openingSteps(ready).filter(({ isDone, lacks }) => isDone && lacks.length > 0)).toEqual([])
})

test('what the shop cannot be sure of is done once the team says so, and nothing else', () => {
  for (const step of CONFIRMABLE_STEPS) {
    expect(stepOf(step, {})).toMatchObject({ isConfirmed: false })
    expect(stepOf(step, {})?.isDone).not.toBe(true)
    expect(stepOf(step, { confirmedSteps: [step] })).toMatchObject({
      isDone: true,
      isConfirmed: true,
      lacks: [],
    })
  }
  // What it sees by itself needs nobody’s word.
  const seen = { confirmedSteps: ['tax' as const], tax: { ...SOLD.tax, basisPoints: 0 } }
  expect(stepOf('tax', seen)).toMatchObject({ isDone: true, isConfirmed: false })
  const confirmedSteps = ['seller'] as unknown as Settings['confirmedSteps']
  expect(stepOf('seller', { address: '', confirmedSteps })).toMatchObject({ isDone: false })
})

test('all links where customers find the team and their panels are set, or there are no more', () => {
  const all = {
    whatsappLink: 'https://wa.me/212612345678',
    discordLink: 'https://chat.shop.ma',
    gamePanelLink: 'https://panel.shop.ma',
    databasePanelLink: 'https://db.shop.ma',
  }
  expect(stepOf('links', all)).toMatchObject({ isDone: true })
  expect(stepOf('links', { ...all, gamePanelLink: ' ' })).toMatchObject({
    isDone: false,
    lacks: ['gamePanelLink'],
  })
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
