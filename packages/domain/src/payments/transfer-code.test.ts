import { expect, test } from 'vitest'
import { transferCode } from './transfer-code.ts'

const transfer = {
  account: 'Hostfront SARL\nBE68 5390 0754 7034',
  payee: 'Hostfront',
  amount: 1234,
  currency: 'EUR',
  reference: '2026-00042',
} as const
const codeOf = (changes: Partial<Parameters<typeof transferCode>[0]>) =>
  transferCode({ ...transfer, ...changes })

test('a code says who gets how much, where, and with which reference', () => {
  expect(codeOf({})).toBe(
    'BCD\n002\n1\nSCT\n\nHostfront SARL\nBE68539007547034\nEUR12.34\n\n\n2026-00042',
  )
})

test.each([
  [
    'an IBAN behind its label',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'Hostfront\nDE89370400440532013000',
  ],
  ['lower case and no spaces', 'gb82west12345698765432', 'Hostfront\nGB82WEST12345698765432'],
  [
    'a labelled holder above it',
    'Account holder: Doe & Söhne\n\nIBAN FR14 2004 1010 0505 0001 3M02 606\nBIC PSSTFRPPXXX',
    'Doe & Söhne\nFR1420041010050500013M02606',
  ],
  [
    'a holder whose label stands right before it',
    'Holder:Doe Ltd\n   \nDE89 3704 0044 0532 0130 00 (Commerzbank)',
    'Doe Ltd\nDE89370400440532013000',
  ],
  [
    'a holder with a colon far behind in its name',
    `${'x'.repeat(35)}: Doe   Ltd\nDE89 3704 0044 0532 0130 00`,
    `${'x'.repeat(35)}: Doe Ltd\nDE89370400440532013000`,
  ],
])('%s is found', (_, account, found) => {
  expect(codeOf({ account })).toContain(`\n${found}\n`)
})

test.each([
  ['without an IBAN', { account: 'PayPal: pay@shop.test' }],
  ['with a slip in it', { account: 'BE68 5390 0754 7035' }],
  ['cut short', { account: 'BE68 5390 0754' }],
  ['of a country that SEPA does not reach', { account: 'TR33 0006 1005 1978 6457 8413 26' }],
  ['in another currency', { currency: 'MAD' }],
  ['of nothing', { amount: 0 }],
  ['of more than the scheme takes', { amount: 999_999_999_99 + 1 }],
  ['to nobody', { account: 'BE68 5390 0754 7034', payee: ' ' }],
] as const)('%s there is no code', (_, changes) => {
  expect(codeOf(changes)).toBeNull()
})

test('as much as the scheme takes is within it', () => {
  expect(codeOf({ amount: 999_999_999_99 })).toContain('\nEUR999999999.99\n')
})

test('a name that is cut after a word ends with it', () => {
  const account = 'BE68 5390 0754 7034'
  const lines = codeOf({ account, payee: `${'x'.repeat(69)} Ltd` })?.split('\n')
  expect(lines?.[5]).toBe('x'.repeat(69))
})

test('names and references stay on their line and within what the scheme takes', () => {
  const lines = codeOf({
    account: 'BE68 5390 0754 7034',
    payee: `Night\nShift ${'x'.repeat(80)}`,
    reference: `a\nb${'c'.repeat(200)}`,
  })?.split('\n')
  expect(lines).toHaveLength(11)
  expect(lines?.[5]).toMatch(/^Night Shift x{58}$/)
  expect(lines?.[10]).toHaveLength(140)
})
