/** A statement of a bank or a wallet, whatever it was written as. */

/** A movement on the account. */
export interface Movement {
  /** Where it stands in the file, from 1: a line, of a CSV file a row. */
  readonly line: number
  /** When it was booked: `2026-06-01`. */
  readonly date: string
  /** Minor units; what left the account is negative. */
  readonly amount: number
  /** What its sender wrote, on one line, and with it what else the bank says. */
  readonly label: string
  /** What the bank calls it, never twice; null where it does not. */
  readonly id: string | null
  readonly sender: string | null
  /** It takes back another: nobody has paid with it. */
  readonly isReversal: boolean
}

export interface Statement {
  /** Number of the account; null where the file does not say. */
  readonly account: string | null
  readonly movements: readonly Movement[]
  /** Whether opening balance and movements make the closing balance; null where the file has no two balances. */
  readonly isBalanced: boolean | null
  /** Rows without a date, such as a total at the end. */
  readonly skipped: number
  /** Bookings of 0, which move nothing. */
  readonly empty: number
}

/** As it stands in a file, bookings of 0 among its movements. */
export type ReadStatement = Omit<Statement, 'empty'>

/** Why a file cannot be read. */
export const STATEMENT_FAULTS = [
  'TOO_LARGE',
  'TOO_MANY_ROWS',
  'NOT_WELL_FORMED',
  'NOT_A_STATEMENT',
  'SEVERAL_ACCOUNTS',
  'OTHER_CURRENCY',
  'AMOUNT_UNREADABLE',
  'DATE_UNREADABLE',
  'NO_ROWS',
] as const

export interface StatementFault {
  readonly code: (typeof STATEMENT_FAULTS)[number]
  /** Where in the file, from 1; null where it is the file as a whole. */
  readonly line: number | null
}

/** Bytes of a file, and movements in it: a month of a busy account has a few thousand. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024
export const MAX_MOVEMENTS = 5000

/** Thrown while a file is read, and caught where its reading began. */
export class Unreadable extends Error {
  readonly fault: StatementFault

  constructor(code: StatementFault['code'], line: number | null = null) {
    super(code)
    this.fault = { code, line }
  }
}
