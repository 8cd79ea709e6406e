import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/default-settings.ts'
import { filledParties, isBlank } from './blank-parties.ts'
import { invoiceParties } from './invoice-parties.ts'

const settings = {
  currency: 'MAD' as const,
  secondCurrency: DEFAULT_SETTINGS.secondCurrency,
  siteName: 'Choliba',
  address: '1 Rue du Port',
  paymentsEmail: 'pay@shop.test',
  tax: {
    ...DEFAULT_SETTINGS.tax,
    ...{ name: 'T\u0000VA', sellerCountry: 'MA' },
    ...{ vatId: '', iceId: '001234567000062', taxId: ' ', registerId: 'RC 4711', tpId: '' },
  },
}
const NOW = '2026-11-21T10:00:00.000Z'
const jane = {
  ...{ name: 'Jane', company: 'Jane Ltd', country: 'MA', taxId: 'MA 1' },
  ...{ street: '7 avenue Hassan II', postcode: null, town: 'Rabat' },
}
const account = { ...jane, vatCheck: null }

const seller = {
  ...{ name: 'Choliba', address: '1 Rue du Port', email: 'pay@shop.test', country: 'MA' },
  ids: [
    { kind: 'ice', value: '001234567000062' },
    { kind: 'register', value: 'RC 4711' },
  ],
} as const

test('an invoice says who bills whom today, and the tax of the buyer’s country', () => {
  const parties = { seller, buyer: jane, taxName: 'TVA' }
  expect(invoiceParties(settings, account, NOW)).toEqual({
    ...parties,
    taxBasisPoints: 2000,
    taxReason: 'domestic',
    vatCheck: null,
    secondRate: null,
  })
  const abroad = { ...settings, tax: { ...settings.tax, sellerCountry: '' } }
  expect(invoiceParties(abroad, account, NOW).seller.country).toBeNull()
  const german = invoiceParties(settings, { ...account, country: 'DE' }, NOW)
  expect(german).toMatchObject({ taxBasisPoints: 0, taxReason: null })
  // Of a blank one the rate of then is not known.
  expect(filledParties(settings, jane)).toEqual(parties)
})

const blank = {
  seller: { name: '', address: '', email: '', country: null, ids: [] },
  buyer: {
    ...{ name: '', company: null, country: null, taxId: null },
    ...{ street: null, postcode: null, town: null },
  },
}

test.each([
  ['nothing', {}, true],
  ['its seller', { seller }, false],
  ['its seller’s name', { seller: { ...blank.seller, name: 'Choliba' } }, false],
  ['its seller’s address', { seller: { ...blank.seller, address: 'Rue' } }, false],
  ['its seller’s email', { seller: { ...blank.seller, email: 'a@b.c' } }, false],
  ['its buyer’s name', { buyer: { ...blank.buyer, name: 'Jane' } }, false],
  ['its buyer’s company', { buyer: { ...blank.buyer, company: 'Jane Ltd' } }, false],
  ['its buyer’s country', { buyer: { ...blank.buyer, country: 'MA' } }, false],
] as const)('an invoice that says %s is blank or not', (_, said, expected) => {
  expect(isBlank({ ...blank, ...said })).toBe(expected)
})

test('an invoice has the rate of the day of its issue in UTC, and no later one', () => {
  const euro = { unit: 'EUR', counter: 'MAD', remark: 'of the bank' } as const
  const rates = [
    { ...euro, millionths: 10_800_000, from: '2026-11-01' },
    { ...euro, millionths: 10_850_000, from: '2026-11-22' },
  ]
  const shop = { ...settings, secondCurrency: { currency: 'EUR', rates } } as const
  const rateAt = (now: string) => invoiceParties(shop, account, now).secondRate
  const first = { currency: 'EUR', unit: 'EUR', millionths: 10_800_000, from: '2026-11-01' }
  expect(rateAt('2026-10-31T23:59:59.999Z')).toBeNull()
  expect(rateAt('2026-11-01T00:00:00.000Z')).toEqual(first)
  expect(rateAt('2026-11-21T23:59:59.999Z')).toEqual(first)
  expect(rateAt('2026-11-22T00:00:00.000Z')?.millionths).toBe(10_850_000)
  expect(invoiceParties(settings, account, NOW).secondRate).toBeNull()
})

test('only an invoice without tax by reverse charge says on which check it stands', () => {
  const kept = { number: 'DE136695976', state: 'unavailable', at: NOW, consultation: null } as const
  const tax = { ...settings.tax, scheme: 'origin', sellerCountry: 'FR' } as const
  const firm = {
    ...jane,
    country: 'DE',
    taxId: 'DE 136695976',
    vatCheck: { ...kept, name: 'Night' },
  }
  const partiesOf = (changed: Partial<typeof firm>) =>
    invoiceParties({ ...settings, tax }, { ...firm, ...changed }, NOW)
  expect(partiesOf({})).toMatchObject({ taxReason: 'reverse-charge', vatCheck: kept })
  expect(partiesOf({ country: 'FR' }).vatCheck).toBeNull()
  const invalid = { ...firm.vatCheck, state: 'invalid' } as const
  expect(invoiceParties({ ...settings, tax }, { ...firm, vatCheck: invalid }, NOW)).toMatchObject({
    vatCheck: null,
  })
})
