import type { MatchedMovement } from '@hostfront/contract/statements'
import type { Statement, StatementFault } from '@hostfront/domain/statements/statement'

const FAULTS: Record<StatementFault['code'], string> = {
  TOO_LARGE: 'The file is larger than 5 MB. Export a shorter time.',
  TOO_MANY_ROWS: 'The file has more than 5,000 rows. Export a shorter time.',
  NOT_WELL_FORMED: 'The file is damaged or cut off.',
  NOT_A_STATEMENT: 'This is no statement of an account.',
  SEVERAL_ACCOUNTS: 'The file has several accounts. Export each by itself.',
  OTHER_CURRENCY: 'The account has another currency than the shop.',
  AMOUNT_UNREADABLE: 'An amount cannot be read. Check the columns and the decimal sign.',
  DATE_UNREADABLE: 'A date cannot be read. Check the column and the order of dates.',
  NO_ROWS: 'No rows were found in the file.',
}

/** Why a file cannot be read, and where. */
export const faultWords = ({ code, line }: StatementFault): string =>
  line === null ? FAULTS[code] : `Row ${line}: ${FAULTS[code]}`

/** What is to be known of a file beside its rows; null where that is nothing. */
export function statementNote({ isBalanced, skipped }: Statement): string | null {
  const notes = [
    ...(isBalanced === false
      ? ['Its rows do not add up to its closing balance: some may be missing or changed.']
      : []),
    ...(skipped > 0
      ? [`${skipped === 1 ? '1 row' : `${skipped} rows`} without a date left out, such as totals.`]
      : []),
  ]
  return notes.join(' ') || null
}

type Reason = MatchedMovement['reasons'][number]

const REASONS: Record<Reason, string> = {
  NUMBER: 'names the invoice',
  ALIKE: 'almost names the invoice (O for 0, or other digits around)',
  AMOUNT: 'is exactly its total',
  AMOUNT_DIFFERS: 'is not its total',
  NAME: 'names the client',
  TOO_EARLY: 'is older than the invoice',
  SEVERAL: 'names several invoices',
  TWICE: 'another row pays this invoice already',
  OUT: 'went out',
  REVERSAL: 'takes another row back',
}

/** Why a row is where it is, or what became of it before. */
export function matchWords(
  { known, reasons, invoice }: Pick<MatchedMovement, 'known' | 'reasons' | 'invoice'>,
  money: (amount: number) => string,
  day: (time: string) => string,
): string {
  if (known) return knownWords(known, day)
  const [first = '', ...rest] = reasons.map((reason) => REASONS[reason])
  const why = [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    .filter(Boolean)
    .join(' and ')
  if (!why) return 'Names no open invoice.'
  if (reasons.includes('AMOUNT') && reasons.length === 1) {
    return 'No other open invoice has this total.'
  }
  const isPart = reasons.includes('AMOUNT_DIFFERS')
  return isPart && invoice
    ? `${why}, which is ${money(invoice.total)}. Record it by hand.`
    : `${why}.`
}

function knownWords(
  { state, decidedAt, number }: NonNullable<MatchedMovement['known']>,
  day: (time: string) => string,
): string {
  switch (state) {
    case 'applied':
      return `Recorded for invoice ${number ?? ''} on ${day(decidedAt)}.`
    case 'ignored':
      return `Set aside on ${day(decidedAt)}.`
    case 'undone':
      return `Was recorded for invoice ${number ?? ''} and undone on ${day(decidedAt)}.`
  }
}
