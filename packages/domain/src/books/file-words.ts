/** What is the same in files for bookkeeping programs, whatever their format. */
import { toDecimal } from '../money/format-money.ts'
import type { EntryKind, JournalEntry } from './journal.ts'

/** `1234,56`, without a sign. Minor units. */
export const commaAmount = (amount: number): string => toDecimal(Math.abs(amount)).replace('.', ',')

/** `20261125` */
export const plainDay = (day: string): string => day.slice(0, 10).replaceAll('-', '')

/** On one line, without what ends a field, and not longer than `most`. */
export const fieldText = (text: string, most: number): string =>
  [...text.replace(/[\p{Cc}\u2028\u2029|;"]+/gu, ' ').trim()].slice(0, most).join('')

/** What a spreadsheet that opens the file would compute begins with a sign: it gets one before it that stops that. */
export const notComputed = (text: string): string =>
  /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text

/** How a file names what was booked; the number of its paper and who it is about follow. */
export type EntryWords = Readonly<Record<EntryKind, string>>

/** `Facture 2026-00042 Amina Benali` */
export const entryText = (words: EntryWords, { kind, number, customer }: JournalEntry): string =>
  [words[kind], number, customer].filter((part) => part !== '').join(' ')
