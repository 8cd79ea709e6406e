/** The QR code of a bank transfer, as banking apps scan it: EPC069-12, version 002. */
import { toDecimal } from '../money/format-money.ts'
import type { Currency } from '../money/money.ts'
import { cleanText } from '../record.ts'
import { sepaIbanIn } from './iban.ts'

interface Transfer {
  /** Where the money goes, as the operator typed it. */
  readonly account: string
  /** Who gets it, where the account does not say. */
  readonly payee: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly reference: string
}

/** The scheme's own bounds, in characters and cents. */
const MAX_NAME = 70
const MAX_REFERENCE = 140
const MAX_AMOUNT = 999_999_999_99

/**
 * What the code says; null where the scheme has none: for an account without an IBAN of SEPA, for another currency than
 * the euro, and for nothing to pay. The line above the IBAN names the holder of the account; without one it is `payee`.
 */
export function transferCode(transfer: Transfer): string | null {
  const { account, payee, amount, currency, reference } = transfer
  if (currency !== 'EUR' || amount <= 0 || amount > MAX_AMOUNT) return null
  const lines = account.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => sepaIbanIn(line) !== null)
  const iban = sepaIbanIn(lines[at] ?? '')
  const holder = lines.slice(0, Math.max(0, at)).findLast((line) => line !== '') ?? ''
  const name = oneLine(withoutLabel(holder) || payee, MAX_NAME)
  if (iban === null || name === '') return null
  return [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    // The bank's code, which the euro area does without.
    '',
    name,
    iban,
    `EUR${toDecimal(amount)}`,
    '',
    '',
    oneLine(reference, MAX_REFERENCE),
  ].join('\n')
}

/** `Account holder: Doe Ltd` -> `Doe Ltd`. */
const withoutLabel = (line: string): string => line.replace(/^[^:]{1,30}:\s*/, '')

const oneLine = (text: string, max: number): string =>
  [...cleanText(text).replaceAll(/\s+/g, ' ').trim()].slice(0, max).join('').trim()
