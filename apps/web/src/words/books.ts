import type { BookAccount, BookFormat } from '@hostfront/domain/books/book-account'

export const ACCOUNT_NAMES: Record<BookAccount, string> = {
  customers: 'Customers',
  revenue: 'Revenue',
  'untaxed-revenue': 'Revenue without tax',
  tax: 'Tax',
  money: 'Money received',
  fees: 'Gateway fees',
  coins: 'Coins of customers',
  'to-return': 'Money to return',
  disputed: 'Disputed money',
  gifts: 'Coins given or taken',
  forfeits: 'Coins forfeited',
}

export const FORMAT_NAMES: Record<BookFormat, string> = { fec: 'FEC', datev: 'DATEV' }

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** `October 2026` */
export const longMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

export const MONTH_NAMES: readonly string[] = MONTHS
