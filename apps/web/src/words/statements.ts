import type { MatchedMovement } from '@hostfront/contract/statements'
import type { MovementAct } from '@hostfront/domain/statements/row-acts'
import type { Statement, StatementFault } from '@hostfront/domain/statements/statement'
import { capitalized } from '../ui/capitalized.ts'

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
export function statementNote({ isBalanced, skipped, empty }: Statement): string | null {
  const notes = [
    ...(isBalanced === false
      ? ['Its rows do not add up to its closing balance: some may be missing or changed.']
      : []),
    ...(skipped > 0
      ? [`${skipped === 1 ? '1 row' : `${skipped} rows`} without a date left out, such as totals.`]
      : []),
    ...(empty > 0
      ? [`${empty === 1 ? '1 row' : `${empty} rows`} without an amount left out.`]
      : []),
  ]
  return notes.join(' ') || null
}

type Reason = MatchedMovement['reasons'][number]

const REASONS: Record<Reason, string> = {
  NUMBER: 'names the invoice',
  REFERENCE: 'has the declared reference',
  DECLARED: 'was declared by its client',
  COINS: 'was declared to buy coins: set it aside, and approve it in the queue',
  ALIKE: 'almost names the invoice (O for 0, or other digits around)',
  AMOUNT: 'is exactly what is owed',
  AMOUNT_DIFFERS: 'is not what is owed',
  NAME: 'names the client',
  TOO_EARLY: 'is older than the invoice',
  SEVERAL: 'names several invoices',
  TWICE: 'another row pays this invoice already',
  REVERSED: 'the bank may have taken it back in this file',
  OUT: 'went out',
  REVERSAL: 'takes another row back',
  CLOSED: 'names an invoice that is closed',
}

/** Why a row is where it is, or what became of it before. */
export function matchWords(
  {
    known,
    reasons,
    invoice,
    recorded,
  }: Pick<MatchedMovement, 'known' | 'reasons' | 'invoice' | 'recorded'>,
  money: (amount: number) => string,
  day: (time: string) => string,
): string {
  if (known) return knownWords(known, day)
  const said = saidOf({ reasons, invoice }, money)
  return recorded ? `${said} ${recordedWords(recorded, day)}` : said
}

function saidOf(
  { reasons, invoice }: Pick<MatchedMovement, 'reasons' | 'invoice'>,
  money: (amount: number) => string,
): string {
  if (reasons.includes('CLOSED')) {
    const state = invoice?.status === 'paid' ? 'paid' : 'closed'
    return `Names an invoice that is ${state} already.`
  }
  const named = reasons.map((reason) => REASONS[reason])
  const last = named.length > 1 ? ` and ${named.at(-1)}` : ''
  const listed = `${named.slice(0, last ? -1 : undefined).join(', ')}${last}`
  const why = capitalized(listed)
  if (!why) return 'Names no open invoice.'
  if (reasons.includes('AMOUNT') && reasons.length === 1) {
    return 'No other open invoice owes this amount.'
  }
  const isAnother = reasons.includes('AMOUNT_DIFFERS')
  return isAnother && invoice ? `${why}: ${money(invoice.total)} is owed.` : `${why}.`
}

const recordedWords = (
  { reference, receivedAt }: NonNullable<MatchedMovement['recorded']>,
  day: (time: string) => string,
): string =>
  `This very amount was recorded on ${day(receivedAt)}${reference ? ` (${reference})` : ''}. If this is that payment, set the row aside.`

/** How an act on a row is called; `owed` is what its invoice still owes. */
export function rowActWords(act: MovementAct, owed: number): string {
  switch (act) {
    case 'apply':
      return 'Apply'
    case 'part':
      return 'Apply as part'
    case 'rest-to-coins':
      return owed > 0 ? 'Rest to coins' : 'All to coins'
    case 'rest-to-return':
      return owed > 0 ? 'Return the rest' : 'Return all'
  }
}

/** Where somebody else was first. */
export const RECORDED_BEFORE = 'Recorded before'

/** What was done with one row, once it is. */
export const ROW_ACT_DONE: Record<MovementAct, string> = {
  apply: 'Row applied',
  part: 'Part recorded',
  'rest-to-coins': 'Recorded, the rest as coins',
  'rest-to-return': 'Recorded, the rest to return',
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
