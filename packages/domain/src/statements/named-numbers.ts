/** The numbers of invoices in a text, as people and banks write them: `2026-00042`, `FACTURE 202600042`, `2O26-OOO42`. */

interface Numbered {
  readonly id: string
  readonly number: string
}

/** Invoices by the digits of their numbers. */
export type NumberIndex<Invoice extends Numbered> = ReadonlyMap<string, Invoice>

export const numberIndex = <Invoice extends Numbered>(
  invoices: readonly Invoice[],
): NumberIndex<Invoice> => new Map(invoices.map((one) => [one.number.replaceAll(/\D/g, ''), one]))

/** A year and a serial number, with a dash, or nothing, between, and no other digit at either end. */
const DASHED = /(?<!\d)(20\d{2})\s?[-–—]?\s?(\d{5,9})(?!\d)/g
/** What might be the end of a date before a number of the bank: `01/06/2026 00042`. */
const DATED = /\d\s?[-–—/. ]\s?$/
/** A credit note's number, up to its year: it is of another series than invoices are. */
const NOTED = /(?<!\p{L})CN[^\p{L}\d]*$/u
/** Any run of digits, whatever is between them. */
const LOOSE = /20\d{2}\d{5,9}/

/**
 * The invoices that a text names. `as-written`: without doubt. `alike`: where letters that look like digits are read as
 * such, and where other digits or signs stand around or between them.
 */
export function invoicesNamed<Invoice extends Numbered>(
  index: NumberIndex<Invoice>,
  text: string,
  how: 'as-written' | 'alike',
): Invoice[] {
  const plain = capitals(text)
  const digits = how === 'as-written' ? writtenIn(plain) : alikeIn(plain)
  const found = digits.flatMap((number) => index.get(number) ?? [])
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/** The numbers that a text names, as bare digits, whichever invoices there are. */
export const numbersIn = (text: string): string[] => writtenIn(capitals(text))

/** Those of them that stand there as words of their own, so that they are nothing else: money is believed to be for them. */
export const wholeNumbersIn = (text: string): string[] =>
  writings(capitals(text)).filter(isWhole).map(digitsOf)

const capitals = (text: string): string => text.normalize('NFKC').toUpperCase()

const writtenIn = (text: string): string[] => writings(text).map(digitsOf)

/** A number as it stands in a text, with what is around it. */
interface Writing {
  readonly before: string
  readonly whole: string
  readonly after: string
}

const writings = (text: string): Writing[] =>
  [...text.matchAll(DASHED)]
    .map(({ index, 0: whole }) => ({
      before: text.slice(Math.max(0, index - NEAR), index),
      whole,
      after: text.slice(index + whole.length),
    }))
    .filter(({ before, whole }) => {
      const mayBeDate = isSpaced(whole) && DATED.test(before)
      return !mayBeDate && !NOTED.test(before)
    })

const digitsOf = ({ whole }: Writing): string => whole.replaceAll(/\D/g, '')

/** Year and serial number are two words. */
const isSpaced = (whole: string): boolean => /\s/.test(whole) && !/[-–—]/.test(whole)

/** So much before a number says what it is. */
const NEAR = 24
const LETTER_BEHIND = /^[\p{L}\p{N}\p{M}]/u
/** Digits that a sign ties to it: it is a part of another number. */
const TIED_BEFORE = /\p{N}[-–—_./]$/u
const TIED_BEHIND = /^[-–—_./]\p{N}/u
/** A day and a month, to which the year belongs. */
const DAY_BEFORE = /\d{1,2}\s?[-–—/. ]\s?\d{1,2}\s?[-–—/. ]?\s?$/
const MONTH_BEFORE =
  /(?<!\p{L})(?:JAN(?:V(?:IER)?|UAR(?:Y)?)?|F[EÉ]V(?:R(?:IER)?)?|FEB(?:RUAR(?:Y)?)?|MARS?|MARCH|M[AÄ]RZ|AVR(?:IL)?|APR(?:IL)?|MA[IY]|JUIN|JUN[EI]?|JUIL(?:LET)?|JUL[IY]?|AO[UÛ]T|AUG(?:UST)?|SEPT?(?:EMBRE|EMBER)?|O[CK]T(?:OBRE|OBER)?|NOV(?:EMBRE|EMBER)?|D[EÉ][CZ](?:EMBRE|EMBER)?)[-–—/. ]*$/u
const LETTER_BEFORE = /[\p{L}\p{M}]$/u
/** What people write before a number without a space. */
const SAYS_INVOICE =
  /(?<!\p{L})(?:F(?:AC(?:T(?:URE)?)?)?|INV(?:OICE)?|N[OR]?|NUM(?:[EÉ]RO)?|RE(?:CHNUNG)?)$/u

function isWhole({ before, whole, after }: Writing): boolean {
  if (LETTER_BEHIND.test(after) || TIED_BEHIND.test(after) || TIED_BEFORE.test(before)) return false
  if (isSpaced(whole) && /^\s\p{N}/u.test(after)) return false
  if (DAY_BEFORE.test(before) || MONTH_BEFORE.test(before)) return false
  return !LETTER_BEFORE.test(before) || SAYS_INVOICE.test(before)
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' }

/** Every stretch of five to nine digits behind a year, at every place of what is left when signs are taken out. */
function alikeIn(text: string): string[] {
  const bare = text.replaceAll(/[^A-Z0-9]/g, '')
  const folded = bare.replaceAll(/[OILSB]/g, (letter) => LOOKS_LIKE[letter] ?? letter)
  const found: string[] = []
  for (let at = folded.indexOf('20'); at >= 0; at = folded.indexOf('20', at + 1)) {
    // Of a credit note, or of a name that ends so: to find too little asks people, to find too much misleads them.
    if (folded.slice(0, at).endsWith('CN')) continue
    const run = folded.slice(at, at + 13)
    if (!LOOSE.test(run.slice(0, 9))) continue
    const digits = /^\d+/.exec(run)?.[0] ?? ''
    for (let length = digits.length; length >= 9; length--) found.push(digits.slice(0, length))
  }
  return found
}
