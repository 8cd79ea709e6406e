import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PUBLIC_DEFAULTS } from '../settings/public-defaults.ts'
import { taxFor } from './tax-for.ts'
import { type VatCheck, VatCheckState, viesText } from './vat-check.ts'
import {
  afterVatCheck,
  asksVies,
  isNewlyInvalid,
  isVatCheckDue,
  stoodOn,
  vatCheckState,
} from './vat-check-rules.ts'

const NUMBER = 'DE136695976'
const checked = (changed: Partial<VatCheck> = {}): VatCheck => ({
  number: NUMBER,
  state: 'valid',
  at: '2026-11-01T10:00:00.000Z',
  consultation: 'WAPIAAAAXYZ',
  name: 'Night GmbH',
  ...changed,
})
const french = {
  ...PUBLIC_DEFAULTS.tax,
  countries: ['FR'],
  sellerCountry: 'FR',
  scheme: 'origin',
} as const
const reasonOf = (vatCheck: VatCheck | null, taxId = 'de 136 695 976') =>
  taxFor(french, { country: 'DE', taxId, vatCheck }, '2026-11-21').taxReason

test.each([
  ['valid', 'reverse-charge'],
  ['unavailable', 'reverse-charge'],
  ['invalid', 'origin'],
] as const)('a number that is %s is taxed by %s', (state, reason) => {
  expect(reasonOf(checked({ state }))).toBe(reason)
})

test('a number that nobody asked for, or in whose place another was asked for, counts as it is written', () => {
  expect(reasonOf(null)).toBe('reverse-charge')
  expect(reasonOf(checked({ state: 'invalid', number: 'DE811569869' }))).toBe('reverse-charge')
})

test('no check makes a company of a number that is none, or changes what others pay', () => {
  const aCheck = fc.option(
    fc.record({
      state: fc.constantFrom(...VatCheckState.options),
      number: fc.constantFrom(NUMBER, 'DE136695977', 'FR40303265045'),
    }),
  )
  fc.assert(
    fc.property(
      aCheck,
      fc.constantFrom('FR', 'DE', 'AT', 'US', 'MA'),
      fc.constantFrom(null, NUMBER, 'DE136695977', 'FR40303265045'),
      (check, country, taxId) => {
        const by = (vatCheck: VatCheck | null) =>
          taxFor(french, { country, taxId, vatCheck }, '2026-11-21')
        const [without, withCheck] = [by(null), by(check && checked(check))]
        const isTakenAway =
          without.taxReason === 'reverse-charge' &&
          check?.state === 'invalid' &&
          check.number === taxId
        if (isTakenAway) expect(withCheck.taxReason).toBe('origin')
        else expect(withCheck).toEqual(without)
      },
    ),
  )
})

test('VIES that does not answer takes back nothing that it has said of the same number', () => {
  const silent = checked({ state: 'unavailable', at: '2026-11-05T10:00:00.000Z', name: null })
  for (const state of ['valid', 'invalid'] as const) {
    const said = checked({ state })
    expect(afterVatCheck(said, silent)).toEqual(said)
    expect(afterVatCheck(silent, said)).toEqual(said)
    const other = { ...silent, number: 'DE811569869' }
    expect(afterVatCheck(said, other)).toEqual(other)
  }
  expect(afterVatCheck(null, silent)).toEqual(silent)
  expect(afterVatCheck(checked(), checked({ state: 'invalid' })).state).toBe('invalid')
})

test('the team is told once of a number that VIES does not have', () => {
  const invalid = checked({ state: 'invalid' })
  expect(isNewlyInvalid(null, invalid)).toBe(true)
  expect(isNewlyInvalid(checked(), invalid)).toBe(true)
  expect(isNewlyInvalid(invalid, invalid)).toBe(false)
  expect(isNewlyInvalid({ ...invalid, number: 'DE811569869' }, invalid)).toBe(true)
  expect(isNewlyInvalid(null, checked())).toBe(false)
})

test.each([
  ['valid', '2026-12-01T09:59:59.999Z', false],
  ['valid', '2026-12-01T10:00:00.000Z', true],
  ['invalid', '2026-11-02T09:59:59.999Z', false],
  ['invalid', '2026-11-02T10:00:00.000Z', true],
  ['unavailable', '2026-11-02T10:00:00.000Z', true],
] as const)('that it is %s is asked again at %s: %s', (state, now, isDue) => {
  expect(isVatCheckDue(checked({ state }), NUMBER, now)).toBe(isDue)
  expect(isVatCheckDue(checked({ state }), 'DE811569869', now)).toBe(true)
  expect(isVatCheckDue(null, NUMBER, now)).toBe(true)
})

test('by itself VIES is asked where the seller has a number to ask by', () => {
  const seller = { sellerCountry: 'FR', vatId: 'FR 40 303 265 045' }
  expect(asksVies({ ...seller, vies: 'auto' })).toBe(true)
  expect(asksVies({ ...seller, vies: 'auto', vatId: '' })).toBe(false)
  expect(asksVies({ ...seller, vies: 'auto', sellerCountry: 'DE' })).toBe(false)
  expect(asksVies({ ...seller, vies: 'off' })).toBe(false)
  expect(asksVies({ ...seller, vies: 'on', vatId: '' })).toBe(true)
})

test('an invoice keeps the check without the name, and of another number none', () => {
  const buyer = { taxId: 'DE 136695976', vatCheck: checked() }
  const { name: _, ...kept } = checked()
  expect(stoodOn(buyer)).toEqual(kept)
  expect(stoodOn({ ...buyer, taxId: 'DE811569869' })).toBeNull()
  expect(stoodOn({ ...buyer, vatCheck: null })).toBeNull()
  expect(vatCheckState({ ...buyer, taxId: null })).toBe('not-checked')
})

test('what VIES leaves open is nothing, and what it writes is on one line', () => {
  expect(['---', '', '  ', null, undefined].map((text) => viesText(text, 20))).toEqual(
    Array.from({ length: 5 }, () => null),
  )
  expect(viesText('Night\u0000 GmbH\n Berlin', 11)).toBe('Night GmbH')
  // A letter beyond the first 65,536 is two units, and cut between them would be no text.
  expect(viesText('Night 🌙 GmbH', 7)).toBe('Night')
  expect(viesText('Night 🌙 GmbH', 8)).toBe('Night 🌙')
})
