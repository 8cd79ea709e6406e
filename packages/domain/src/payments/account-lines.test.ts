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
  const notes = accountLines('0612345678\nOnly between 8 and 20 o’clock.').map(
    ({ isNote }) => isNote,
  )
  expect(notes).toEqual([false, true])
})
