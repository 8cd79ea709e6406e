import { expect, test } from 'vitest'
import { accountLines } from './account-lines.ts'

const read = (account: string) =>
  accountLines(account).map(({ name, value }) => [name, value] as const)

test('what stands before a colon names its line, and is not copied with it', () => {
  expect(read('Number: 0612 34 56 78\nHolder: Hostfront SARL\n\nBank: Banque Populaire')).toEqual([
    ['Number', '0612 34 56 78'],
    ['Holder', 'Hostfront SARL'],
    ['Bank', 'Banque Populaire'],
  ])
  expect(read('IBAN FR14 2004 1010 0505 0001 3M02 606\nBIC PSSTFRPPXXX')).toEqual([
    ['IBAN', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['BIC', 'PSSTFRPPXXX'],
  ])
})

test('a name is no part of what is copied, however its colon was typed', () => {
  expect(
    read('IBAN : BE68 5390 0754 7034\nIBAN number: DE00\nSWIFT code : BMCEMAMC\nTitulaire : Acme'),
  ).toEqual([
    ['IBAN', 'BE68 5390 0754 7034'],
    ['IBAN number', 'DE00'],
    ['SWIFT code', 'BMCEMAMC'],
    ['Titulaire', 'Acme'],
  ])
  expect(read('PayPal: pay@shop.ma\nBank: A\nBank: B\nBank 2: C')).toEqual([
    ['PayPal', 'pay@shop.ma'],
    ['Bank', 'A'],
    ['Bank 2', 'B'],
    ['Bank 2 2', 'C'],
  ])
})

test('a company whose name ends in a point is no sentence, nor is a long link', () => {
  const link = `https://pay.example.org/${'x'.repeat(70)}`
  for (const [line, name] of [
    ['Acme Games S.A.R.L.', 'Holder'],
    ['Acme Ltd.', 'Holder'],
    ['Société de jeux S.A.', 'Holder'],
    [link, 'Address'],
  ] as const) {
    expect(read(`${line}\nBE68 5390 0754 7034`)[0]).toEqual([name, line])
  }
})

test('without names a line is called what it looks like', () => {
  expect(read('Hostfront SARL\nBE68 5390 0754 7034')).toEqual([
    ['Holder', 'Hostfront SARL'],
    ['IBAN', 'BE68 5390 0754 7034'],
  ])
  expect(read('+212 612 345 678\nAmina El Idrissi\nAttijariwafa Bank')).toEqual([
    ['Number', '+212 612 345 678'],
    ['Holder', 'Amina El Idrissi'],
    ['Bank', 'Attijariwafa Bank'],
  ])
  expect(read('pay@shop.test')).toEqual([['Email', 'pay@shop.test']])
  expect(read('https://paypal.me/shop')).toEqual([['Address', 'https://paypal.me/shop']])
})

test('what nobody can tell is not guessed, and no two lines have one name', () => {
  expect(read('Hostfront SARL\nCasablanca\nBE68 5390 0754 7034')).toEqual([
    ['Details', 'Hostfront SARL'],
    ['Details 2', 'Casablanca'],
    ['IBAN', 'BE68 5390 0754 7034'],
  ])
  expect(read('Account 7')).toEqual([['Details', 'Account 7']])
  expect(read(' \n')).toEqual([])
})

test('a sentence is a note that nobody has to copy', () => {
  const notesIn = (account: string) => accountLines(account).map(({ isNote }) => isNote)
  expect(notesIn('0612345678\nOnly between 8 and 20 o’clock.')).toEqual([false, true])
  for (const line of [
    'Only between 8:00 and 20:00.',
    'Please note: not on Sundays.',
    'Ask at the counter for Amina when you come in the evening',
  ]) {
    expect(accountLines(line)).toEqual([{ name: 'Note', value: line, isNote: true }])
  }
})
