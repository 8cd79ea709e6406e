/** The accounts of the journal, by what they are for, and the numbers that an operator's books give them. */
import * as z from 'zod/mini'
import { type IssueCode, issue } from '../issue.ts'
import { PaymentMethodId } from '../payments/payment-method.ts'

export const BOOK_ACCOUNTS = [
  /** What customers owe; below 0 what they have paid ahead. */
  'customers',
  'revenue',
  'untaxed-revenue',
  'tax',
  /** Where money comes in, by the method. */
  'money',
  'fees',
  /** Coins that customers hold. */
  'coins',
  'to-return',
  /** What gateways have taken for disputes that are not closed. */
  'disputed',
  /** Coins that the team gave or took. */
  'gifts',
  /** Coins of accounts that are gone. */
  'forfeits',
] as const
export type BookAccount = (typeof BOOK_ACCOUNTS)[number]

export const BOOK_FORMATS = ['fec', 'datev'] as const
export type BookFormat = (typeof BOOK_FORMATS)[number]

const number = (pattern: RegExp, problem: IssueCode) =>
  z.string().check(z.trim(), z.regex(pattern, issue(problem)))

/** Of the French plan: at least its three digits. */
const FecNumber = number(/^\d{3,12}$/, 'FEC_ACCOUNT_INVALID')
const DatevNumber = number(/^\d{4,9}$/, 'DATEV_ACCOUNT_INVALID')

/** Where what is disputed stands until somebody says another; settings of before version 13 do not say. */
export const DISPUTED_ACCOUNTS = { fec: '467800', datev: '1590' } as const

const numbers = (each: typeof FecNumber, disputed: string) => ({
  customers: each,
  revenue: each,
  'untaxed-revenue': each,
  tax: each,
  money: each,
  fees: each,
  coins: each,
  'to-return': each,
  disputed: z._default(each, disputed),
  gifts: each,
  forfeits: each,
})

const MOST_METHODS = 50

/** Methods whose money comes in elsewhere than on the usual account, by their ids. */
const methods = (each: typeof FecNumber) =>
  z
    .record(PaymentMethodId, each)
    .check(
      z.refine((of) => Object.keys(of).length <= MOST_METHODS, issue('TOO_LONG', MOST_METHODS)),
    )

/** How a shop's journal is written for an accountant. */
export const BookSettings = z.object({
  /** The month in which the accounting year begins, 1 to 12. */
  yearStart: z
    .int(issue('FIGURE_INVALID'))
    .check(z.gte(1, issue('TOO_LOW')), z.lte(12, issue('TOO_HIGH'))),
  fec: z.object({
    numbers: z.object(numbers(FecNumber, DISPUTED_ACCOUNTS.fec)),
    methods: methods(FecNumber),
  }),
  datev: z.object({
    numbers: z.object(numbers(DatevNumber, DISPUTED_ACCOUNTS.datev)),
    methods: methods(DatevNumber),
    /** As DATEV knows the accountant and the shop; 0: not said. */
    consultant: wholeUpTo(9_999_999),
    client: wholeUpTo(99_999),
  }),
  /** Nine digits, by which France knows the shop; empty: not said. */
  siren: number(/^(\d{9})?$/, 'SIREN_INVALID'),
})
export type BookSettings = z.infer<typeof BookSettings>

/** The number that a line is booked on. `method`: of a line of money, by which it came or went. */
export const numberOf = (
  { numbers: of, methods: own }: BookSettings[BookFormat],
  account: BookAccount,
  method: string | null,
): string => (account === 'money' && method !== null ? (own[method] ?? of.money) : of[account])

function wholeUpTo(most: number) {
  return z
    .int(issue('FIGURE_INVALID'))
    .check(z.gte(0, issue('TOO_LOW')), z.lte(most, issue('TOO_HIGH')))
}
