import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '../accounts/country-codes.ts'
import { PUBLIC_DEFAULTS } from '../settings/public-defaults.ts'
import { type TaxedBuyer, type TaxRules, taxFor } from './tax-for.ts'

const DAY = '2026-11-21'
const GERMAN_FIRM = 'DE 136695976'

const rules = (changed: Partial<TaxRules> = {}): TaxRules => ({
  ...PUBLIC_DEFAULTS.tax,
  ...changed,
})
/** A French shop, which also has the rates of two other countries. */
const french = (changed: Partial<TaxRules> = {}): TaxRules =>
  rules({
    countries: ['FR'],
    sellerCountry: 'FR',
    scheme: 'origin',
    rates: [
      { country: 'DE', basisPoints: 1900, from: '2021-01-01' },
      { country: 'GB', basisPoints: 2000, from: '2021-01-01' },
    ],
    ...changed,
  })
const asked = (of: TaxRules, country: string | null, taxId: string | null = null, day = DAY) => {
  const { taxBasisPoints, taxReason } = taxFor(of, { country, taxId, vatCheck: null }, day)
  return [taxBasisPoints, taxReason]
}

/** As shops counted it before there were rates. */
const asBefore = (
  tax: { readonly basisPoints: number; readonly countries: readonly string[] },
  country: string | null,
): number => (country !== null && tax.countries.includes(country) ? tax.basisPoints : 0)

const aCountry = fc.constantFrom(...COUNTRY_CODES)

test('a shop that has set nothing new charges what it did, whoever buys and wherever it is', () => {
  fc.assert(
    fc.property(
      fc.record({
        basisPoints: fc.nat(10_000),
        countries: fc.uniqueArray(aCountry, { maxLength: 5 }),
        sellerCountry: fc.oneof(fc.constant(''), aCountry),
      }),
      fc.record({
        country: fc.option(aCountry),
        taxId: fc.option(fc.constantFrom(GERMAN_FIRM, '', 'FR40303265045', 'MA 7')),
        vatCheck: fc.constant(null),
      }),
      (tax, buyer: TaxedBuyer) => {
        for (const country of [buyer.country, ...tax.countries]) {
          const { taxBasisPoints } = taxFor(rules(tax), { ...buyer, country }, DAY)
          expect(taxBasisPoints).toBe(asBefore(tax, country))
        }
      },
    ),
  )
})

test.each([
  ['FR', null, 2000, 'domestic'],
  ['FR', 'FR40303265045', 2000, 'domestic'],
  ['DE', null, 2000, 'origin'],
  ['DE', GERMAN_FIRM, 0, 'reverse-charge'],
  ['DE', 'DE 136695977', 2000, 'origin'],
  // A number of another country says nothing of this one.
  ['AT', GERMAN_FIRM, 2000, 'origin'],
  ['GB', null, 2000, 'destination'],
  ['US', null, 0, 'export'],
  ['MA', '001561191000066', 0, 'export'],
  [null, null, 0, null],
] as const)('a French shop charges %s with the number %s %i, by %s', (country, taxId, ...due) => {
  expect(asked(french(), country, taxId)).toEqual(due)
})

test.each([
  ['DE', null, 1900, 'destination'],
  ['DE', GERMAN_FIRM, 0, 'reverse-charge'],
  // Nobody has named Austria's rate.
  ['AT', null, 2000, 'origin'],
  ['FR', null, 2000, 'domestic'],
  ['US', null, 0, 'export'],
] as const)(
  'in the One Stop Shop it charges %s with the number %s %i, by %s',
  (country, taxId, ...due) => {
    expect(asked(french({ scheme: 'oss' }), country, taxId)).toEqual(due)
  },
)

test('a shop outside of the EU charges nobody there, unless it is in the One Stop Shop', () => {
  const moroccan = { sellerCountry: 'MA', countries: ['MA'] }
  expect(asked(french(moroccan), 'DE')).toEqual([0, 'export'])
  expect(asked(french({ ...moroccan, scheme: 'oss' }), 'DE')).toEqual([1900, 'destination'])
  expect(asked(french({ ...moroccan, scheme: 'oss' }), 'DE', GERMAN_FIRM)).toEqual([
    0,
    'reverse-charge',
  ])
  expect(asked(french(moroccan), 'MA')).toEqual([2000, 'domestic'])
})

test('a rate holds from its first day in UTC until the next one of its country', () => {
  // What Morocco taxed at 14 % is at 20 % since 2026.
  const change = rules({
    countries: [],
    sellerCountry: 'MA',
    rates: [
      { country: 'MA', basisPoints: 2000, from: '2026-01-01' },
      { country: 'MA', basisPoints: 1400, from: '2020-01-01' },
      { country: 'FR', basisPoints: 500, from: '2027-01-01' },
    ],
  })
  const days = ['2019-12-31', '2020-01-01', '2025-12-31', '2026-01-01', '2027-06-01']
  expect(days.map((day) => asked(change, 'MA', null, day)[0])).toEqual([0, 1400, 1400, 2000, 2000])
})

test('before the first rate of a country, and after one that ends, it is as the list says', () => {
  const dated = rules({ rates: [{ country: 'MA', basisPoints: 1000, from: '2027-01-01' }] })
  expect(asked(dated, 'MA')[0]).toBe(2000)
  expect(asked(dated, 'MA', null, '2027-01-01')[0]).toBe(1000)
  const ended = rules({ rates: [{ country: 'MA', basisPoints: 0, from: '2026-01-01' }] })
  expect(asked(ended, 'MA')).toEqual([0, null])
})
