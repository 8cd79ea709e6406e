/** VAT numbers of the EU: how each country writes them, and their check digits, by what the countries publish. */
import { digitsOf, isLuhn, isMod1110, remainder, weighted } from './check-digits.ts'
import { isInEu } from './eu-countries.ts'
import { isIrish, isSpanish } from './lettered-vat-numbers.ts'

interface Rule {
  readonly form: RegExp
  readonly isRight: (digits: number[], text: string) => boolean
}

const last = (digits: readonly number[]): number => digits.at(-1) ?? 0

/** The digits times their weights can be divided. */
const divides =
  (weights: readonly number[], divisor: number) =>
  (digits: number[]): boolean =>
    weighted(digits, weights) % divisor === 0

/** The last digit is the remainder by 11, of ten as `ten` says; null: there is no such number. */
const byEleven =
  (weights: readonly number[], ten: number | null = null) =>
  (digits: number[]): boolean => {
    const rest = weighted(digits, weights) % 11
    return (rest === 10 ? ten : rest) === last(digits)
  }

/** The same of what is missing to a multiple of 11; of ten and eleven as `beyond` says. */
const toEleven =
  (weights: readonly number[], beyond: (missing: number) => number | null) =>
  (digits: number[]): boolean => {
    const missing = 11 - (weighted(digits, weights) % 11)
    return (missing > 9 ? beyond(missing) : missing) === last(digits)
  }

const DOWN_8 = [8, 7, 6, 5, 4, 3, 2]
const DOWN_9 = [9, ...DOWN_8]

/** By the letters that a number begins with: Greece is EL. */
const RULES: Readonly<Record<string, Rule>> = {
  AT: {
    form: /^U\d{8}$/,
    isRight: (_, text) => {
      const digits = digitsOf(text.slice(1))
      const sum = digits
        .slice(0, 7)
        .map((digit, at) => (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((2 * digit) % 10)))
        .reduce((all, each) => all + each, 0)
      return (10 - ((sum + 4) % 10)) % 10 === last(digits)
    },
  },
  BE: {
    form: /^[01]\d{9}$/,
    isRight: (_, text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  },
  BG: {
    form: /^\d{9,10}$/,
    isRight: (digits) => (digits.length === 9 ? isBulgarianFirm(digits) : isBulgarian(digits)),
  },
  CY: {
    form: /^(?!12)\d{8}[A-Z]$/,
    isRight: (_, text) => {
      const sum = digitsOf(text.slice(0, 8))
        .map((digit, at) =>
          at % 2 === 0 ? ([1, 0, 5, 7, 9, 13, 15, 17, 19, 21][digit] ?? 0) : digit,
        )
        .reduce((all, each) => all + each, 0)
      return text.charCodeAt(8) - 65 === sum % 26
    },
  },
  CZ: {
    form: /^\d{8,10}$/,
    isRight: (digits, text) => {
      if (digits.length === 8) return toEleven(DOWN_8, (missing) => missing - 10)(digits)
      // Of a person: nine digits were given out without a check until 1954.
      return digits.length === 9 || remainder(text.slice(0, 9), 11) % 10 === last(digits)
    },
  },
  DE: { form: /^[1-9]\d{8}$/, isRight: isMod1110 },
  DK: { form: /^[1-9]\d{7}$/, isRight: divides([2, 7, 6, 5, 4, 3, 2, 1], 11) },
  EE: { form: /^\d{9}$/, isRight: divides([3, 7, 1, 3, 7, 1, 3, 7, 1], 10) },
  EL: { form: /^\d{9}$/, isRight: byEleven([256, 128, 64, 32, 16, 8, 4, 2], 0) },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/, isRight: (_, text) => isSpanish(text) },
  FI: { form: /^\d{8}$/, isRight: divides([7, 9, 10, 5, 8, 4, 2, 1], 11) },
  FR: {
    form: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
    isRight: (_, text) => {
      // A key with a letter is one of the tax office's own, and is taken as it is.
      const key = text.slice(0, 2)
      return /\D/.test(key) || remainder(`${text.slice(2)}12`, 97) === Number(key)
    },
  },
  HR: { form: /^\d{11}$/, isRight: isMod1110 },
  HU: { form: /^\d{8}$/, isRight: divides([9, 7, 3, 1, 9, 7, 3, 1], 10) },
  IE: { form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, isRight: (_, text) => isIrish(text) },
  IT: { form: /^\d{11}$/, isRight: isLuhn },
  LT: { form: /^(\d{7}1\d|\d{10}1\d)$/, isRight: isLithuanian },
  LU: {
    form: /^\d{8}$/,
    isRight: (_, text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  },
  LV: {
    form: /^\d{11}$/,
    // One that begins below four is a person's, with a date in it.
    isRight: (digits) =>
      (digits[0] ?? 0) < 4 || weighted(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  },
  MT: {
    form: /^[1-9]\d{7}$/,
    isRight: (digits, text) =>
      37 - (weighted(digits, [3, 4, 6, 7, 8, 9]) % 37) === Number(text.slice(6)),
  },
  NL: {
    form: /^\d{9}B\d{2}$/,
    // Since 2020 people who trade have numbers that are checked as a whole.
    isRight: (_, text) =>
      byEleven(DOWN_9)(digitsOf(text.slice(0, 9))) || remainder(`NL${text}`, 97) === 1,
  },
  PL: { form: /^\d{10}$/, isRight: byEleven([6, 5, 7, 2, 3, 4, 5, 6, 7]) },
  PT: { form: /^[1-9]\d{8}$/, isRight: toEleven(DOWN_9, () => 0) },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    isRight: (_, text) => {
      const digits = digitsOf(text.padStart(10, '0'))
      return ((10 * weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(digits)
    },
  },
  SE: {
    form: /^\d{10}(?!00|9[5-9])\d\d$/,
    isRight: (digits) => isLuhn(digits.slice(0, 10)),
  },
  SI: {
    form: /^[1-9]\d{7}$/,
    isRight: toEleven(DOWN_8, (missing) => (missing === 10 ? 0 : null)),
  },
  SK: { form: /^[1-9]\d[2-46-9]\d{7}$/, isRight: (_, text) => Number(text) % 11 === 0 },
}

function isBulgarianFirm(digits: number[]): boolean {
  const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const rest = first === 10 ? weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first
  return rest % 10 === last(digits)
}

/** Of a citizen, a foreigner or somebody else; the number does not say of whom. */
function isBulgarian(digits: number[]): boolean {
  const citizen = (weighted(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  const foreigner = weighted(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const isOther = toEleven([4, 3, 2, 7, 6, 5, 4, 3, 2], (missing) => (missing === 11 ? 0 : null))
  return citizen === last(digits) || foreigner === last(digits) || isOther(digits)
}

function isLithuanian(digits: number[]): boolean {
  const before = digits.slice(0, -1)
  const sum = (from: number) =>
    before.reduce((all, digit, at) => all + digit * (((from + at - 1) % 9) + 1), 0) % 11
  const first = sum(1)
  return (first === 10 ? sum(3) % 10 : first) === last(digits)
}

/** `de 136.695-976` is `DE136695976`. */
export const tidyTaxId = (typed: string): string => typed.toUpperCase().replace(/[\s./-]/g, '')

/** What VAT numbers of a country (ISO 3166) of the EU begin with. */
export const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country)

/** Whether it is a VAT number of this country of the EU, written with its letters: as it is formed, not whether it was given out. */
export function isVatNumberOf(country: string, taxId: string | null): boolean {
  if (taxId === null || !isInEu(country)) return false
  const prefix = vatPrefix(country)
  const tidy = tidyTaxId(taxId)
  const rule = RULES[prefix]
  if (!rule || !tidy.startsWith(prefix)) return false
  const text = tidy.slice(prefix.length)
  return rule.form.test(text) && rule.isRight(digitsOf(text), text)
}
