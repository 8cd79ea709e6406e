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
  const plain = text.normalize('NFKC').toUpperCase()
  const digits = how === 'as-written' ? writtenIn(plain) : alikeIn(plain)
  const found = digits.flatMap((number) => index.get(number) ?? [])
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

function writtenIn(text: string): string[] {
  return [...text.matchAll(DASHED)].flatMap(({ index, 0: whole, 1: year, 2: serial }) => {
    const before = text.slice(Math.max(0, index - 4), index)
    const isDashed = /[-–—]/.test(whole)
    const mayBeDate = /\s/.test(whole) && !isDashed && DATED.test(before)
    return mayBeDate ? [] : [`${year}${serial}`]
  })
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' }

/** Every stretch of five to nine digits behind a year, at every place of what is left when signs are taken out. */
function alikeIn(text: string): string[] {
  const bare = text.replaceAll(/[^A-Z0-9]/g, '')
  const folded = bare.replaceAll(/[OILSB]/g, (letter) => LOOKS_LIKE[letter] ?? letter)
  const found: string[] = []
  for (let at = folded.indexOf('20'); at >= 0; at = folded.indexOf('20', at + 1)) {
    const run = folded.slice(at, at + 13)
    if (!LOOSE.test(run.slice(0, 9))) continue
    const digits = /^\d+/.exec(run)?.[0] ?? ''
    for (let length = digits.length; length >= 9; length--) found.push(digits.slice(0, length))
  }
  return found
}
