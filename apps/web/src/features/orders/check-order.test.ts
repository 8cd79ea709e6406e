import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { expect, test } from 'vitest'
import { askedOptions, pricedChoices } from './asked-options.ts'
import { checkOrder, firstWrong, markedFields, ofServer } from './check-order.ts'
import { shownBuyer } from './stated-buyer.ts'

const planOf = (id: string) => SEED_PLANS.find((plan) => plan.id === id) ?? expect.fail(id)
const answersOf = (id: string, answered = {}) =>
  askedOptions(planOf(id), SEED_OPTIONS, answered).answers

const NOWHERE = { street: '', postcode: '', town: '' }

const typed = {
  planId: 'samp-premium',
  billingCycle: 'monthly',
  options: answersOf('samp-premium'),
  serverName: ' Night Shift RP ',
  paymentMethod: 'paypal',
  voucherCode: '',
  isCompany: null,
  buyer: { country: 'MA', isCompany: false, company: '', taxId: '', ...NOWHERE },
} as const
const nowhere = { ...typed.buyer, country: '' }

const check = (form: Parameters<typeof checkOrder>[0], asksCountry: boolean) =>
  checkOrder(form, { plan: planOf(form.planId), options: SEED_OPTIONS, asksCountry })
const first = (errors: Parameters<typeof firstWrong>[0]) => firstWrong(errors, SEED_OPTIONS)

test('a whole form is sent with its texts cleaned', () => {
  const { buyer: _, isCompany: _company, ...sent } = typed
  expect(check(typed, true)).toEqual({
    form: { ...sent, country: 'MA', serverName: 'Night Shift RP' },
    errors: {},
  })
})

test('a customer is asked for the country at its field, before the voucher and after the name', () => {
  const { form, errors } = check({ ...typed, buyer: nowhere }, true)
  expect([form, errors]).toEqual([null, { country: 'REQUIRED' }])
  expect(first(errors)).toBe('country')
  const both = check({ ...typed, buyer: nowhere, serverName: ' ' }, true).errors
  expect(both).toEqual({ serverName: 'REQUIRED', country: 'REQUIRED' })
  expect(first(both)).toBe('serverName')
})

test('before a login nobody is asked for the country, with nothing that could be sent', () => {
  expect(check({ ...typed, buyer: nowhere }, false)).toEqual({ form: null, errors: {} })
})

test('what is wrong besides the country is told to visitors too', () => {
  const { errors } = check({ ...typed, buyer: nowhere, serverName: '' }, false)
  expect(errors).toEqual({ serverName: 'REQUIRED' })
})

test('a company is named by the invoice, and has to have a name', () => {
  const company = { ...typed.buyer, isCompany: true, company: ' ', taxId: 'DE 1' }
  expect(check({ ...typed, isCompany: true, buyer: company }, true)).toEqual({
    form: null,
    errors: { company: 'REQUIRED', street: 'REQUIRED', town: 'REQUIRED' },
  })
  const named = { ...company, company: 'Doe Ltd', street: '1 Main Street', town: 'Rabat' }
  expect(check({ ...typed, buyer: named }, true).form).toMatchObject({
    company: 'Doe Ltd',
    taxId: 'DE 1',
    street: '1 Main Street',
  })
  const wrong = { ...named, taxId: 'ICE 7' }
  expect(check({ ...typed, buyer: wrong }, true).errors).toEqual({ taxId: 'ICE_INVALID' })
})

test('who is no company any more says so, and of one that never was nothing is said', () => {
  expect(check({ ...typed, isCompany: false }, true).form).toMatchObject({ company: '', taxId: '' })
  expect(check(typed, true).form).not.toHaveProperty('company')
})

test('what is wrong is on the first step or on the second', () => {
  const errors = { serverName: 'REQUIRED', 'options.game': 'REQUIRED', country: 'REQUIRED' }
  expect(ofServer(errors)).toEqual({ serverName: 'REQUIRED', 'options.game': 'REQUIRED' })
})

test('what is wrong with an option is told at its field, which comes after the name', () => {
  const game = { ...typed, planId: 'game-pro', options: answersOf('game-pro'), serverName: '' }
  const { errors } = check(game, true)
  expect(errors).toEqual({ 'options.game': 'REQUIRED', serverName: 'REQUIRED' })
  expect(first(errors)).toBe('serverName')
  expect(first({ ...errors, serverName: undefined })).toBe('options.game')
  const named = { ...answersOf('vps-entry'), 'host-name': 'a b' }
  expect(check({ ...typed, planId: 'vps-entry', options: named }, true).errors).toEqual({
    'options.host-name': 'HOST_NAME_INVALID',
  })
  const long = { ...answersOf('vps-entry'), 'host-name': 'a'.repeat(254) }
  expect(check({ ...typed, planId: 'vps-entry', options: long }, true).errors).toEqual({
    'options.host-name': 'TOO_LONG 253',
  })
})

test('before a plan is chosen the form asks nothing of it', () => {
  expect(askedOptions(null, SEED_OPTIONS, { backup: 'premium' })).toEqual({
    asked: [],
    answers: {},
  })
})

test('what is chosen has a price before all else is answered', () => {
  const game = SEED_PLANS.find(({ id }) => id === 'game-pro') ?? null
  const asked = askedOptions(game, SEED_OPTIONS, { backup: 'premium' })
  expect(pricedChoices(asked).filter((each) => each.pricePerMonth > 0)).toEqual([
    { label: 'Backup', choiceLabel: 'Premium', pricePerMonth: 200 },
  ])
})

test('what is to be filled in or mended is named from above', () => {
  const errors = {
    country: 'REQUIRED',
    email: 'EMAIL_INVALID',
    'options.location': 'REQUIRED',
    serverName: 'REQUIRED',
  } as const
  expect(markedFields(errors, SEED_OPTIONS)).toEqual([
    'Server name',
    'Location',
    'Email',
    'Country',
  ])
})

test('who orders is asked above whom the invoice names', () => {
  const errors = { company: 'REQUIRED', password: 'REQUIRED' } as const
  expect(markedFields(errors, SEED_OPTIONS)).toEqual(['Password', 'Company'])
  expect(first(errors)).toBe('password')
})

test('what is emptied here stays empty, whatever the profile has', () => {
  const left = { country: null, isCompany: null, company: null, taxId: null }
  const fields = { ...left, street: null, postcode: null, town: null }
  const profile = { company: 'Doe Ltd', taxId: 'DE 1', street: '1 Main Street', town: 'Rabat' }
  const account = { ...profile, country: 'MA', postcode: null } as const
  expect(shownBuyer(fields, account)).toEqual({ ...account, isCompany: true, postcode: '' })
  const emptied = { company: '', taxId: '', street: '', postcode: '', town: '' }
  expect(shownBuyer({ ...fields, ...emptied }, account)).toMatchObject(emptied)
  expect(shownBuyer(fields, null)).toEqual({ country: '', isCompany: false, ...emptied })
})
