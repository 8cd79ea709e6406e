/** Countries whose VAT numbers are checked by letters. */
import { digitsOf, weighted } from './check-digits.ts'

const OF_PEOPLE = 'TRWAGMYFPDXBNJZSQVHLCKE'
const OF_FIRMS = 'JABCDEFGHI'

/** Spain: of people (DNI, NIE, and K, L, M) by the remainder of 23, of companies (CIF) by doubled digits. */
export function isSpanish(text: string): boolean {
  const [first = '', end = ''] = [text[0], text[8]]
  if (/[\dKLMXYZ]/.test(first)) {
    const number = Number(text.slice(/[KLM]/.test(first) ? 1 : 0, 8).replace(/^[XYZ]/, foreigner))
    return OF_PEOPLE[number % 23] === end
  }
  if (!/[A-HJNP-SUVW]/.test(first)) return false
  const sum = digitsOf(text.slice(1, 8))
    .map((digit, at) => (at % 2 === 1 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9))
    .reduce((all, each) => all + each, 0)
  const check = (10 - (sum % 10)) % 10
  // Some kinds of company have the digit, some the letter, some either.
  return end === String(check) || end === OF_FIRMS[check]
}

const foreigner = (letter: string): string => String('XYZ'.indexOf(letter))

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Ireland: a letter by the remainder of 23, in the form of today (1234567FA) or that of before 2013 (1F23456A). */
export function isIrish(text: string): boolean {
  const isOld = !/^\d{7}/.test(text)
  const number = isOld ? `0${text.slice(2, 7)}${text[0]}` : text.slice(0, 7)
  const extra = isOld || text.length === 8 ? 0 : text.charCodeAt(8) - 64
  const sum = weighted(digitsOf(number), [8, 7, 6, 5, 4, 3, 2]) + 9 * extra
  return IRISH[sum % 23] === text[7]
}
