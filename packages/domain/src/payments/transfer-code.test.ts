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
    'a holder below the name of the bank',
    'Banque Populaire\nDoe Ltd\nDE89 3704 0044 0532 0130 00',
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

// The examples of SWIFT's registry, one for each country that SEPA reaches.
test.each(
  `AD1200012030200359100100 AL47212110090000000235698741 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678
CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 DK5000400440116243
EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 GB29NWBK60161331926819
GI75NWBK000000007099453 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678
IS140159260076545510730339 IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000 LU280019400644750000
LV80BANK0000435195001 MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984
MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154
RO49AAAA1B31007593840000 RS35260005601001611379 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
SM86U0322509800000000270100 VA59001123000012345678`.split(/\s+/),
)('%s is reached, as long as it is', (iban) => {
  expect(codeOf({ account: `Doe Ltd\n${iban}` })).toContain(`\nDoe Ltd\n${iban}\nEUR`)
})
