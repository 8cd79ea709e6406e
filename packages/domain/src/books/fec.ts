/**
 * The journal as a French "fichier des écritures comptables": 18 columns, one line for each line of an entry, separated by
 * tabs (art. A47 A-1 of the Livre des procédures fiscales).
 */
import { type BookAccount, type BookSettings, numberOf } from './book-account.ts'
import { type Closing, closedAt } from './closings.ts'
import {
  commaAmount,
  type EntryWords,
  entryText,
  fieldText,
  notComputed,
  plainDay,
} from './file-words.ts'
import type { EntryKind, JournalLine } from './journal.ts'
import type { Numbered } from './numbered.ts'

export const FEC_COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

const ACCOUNT_NAMES: Readonly<Record<BookAccount, string>> = {
  customers: 'Clients',
  revenue: 'Prestations de services',
  'untaxed-revenue': 'Prestations de services sans TVA',
  tax: 'TVA collectée',
  money: 'Banque',
  fees: 'Commissions sur encaissements',
  coins: 'Clients - avances reçues',
  'to-return': 'Remboursements à effectuer',
  disputed: 'Encaissements contestés',
  gifts: 'Gestes commerciaux',
  forfeits: 'Produits divers de gestion courante',
}

const SALES = ['VE', 'Ventes'] as const
const MONEY = ['BQ', 'Banque'] as const
const OTHER = ['OD', 'Opérations diverses'] as const

const JOURNALS: Readonly<Record<EntryKind, readonly [code: string, name: string]>> = {
  invoice: SALES,
  'credit-note': SALES,
  payment: MONEY,
  fee: MONEY,
  coins: OTHER,
  'refund-owed': OTHER,
  'refund-sent': MONEY,
  'refund-to-coins': OTHER,
  'refund-by-dispute': OTHER,
  dispute: MONEY,
  'dispute-back': MONEY,
  'dispute-lost': OTHER,
}

const WORDS: EntryWords = {
  invoice: 'Facture',
  'credit-note': 'Avoir',
  payment: 'Règlement',
  fee: 'Commission',
  coins: 'Avance',
  'refund-owed': 'Remboursement dû',
  'refund-sent': 'Remboursement',
  'refund-to-coins': 'Remboursement en avance',
  'refund-by-dispute': 'Remboursement par contestation',
  dispute: 'Contestation',
  'dispute-back': 'Contestation rejetée',
  'dispute-lost': 'Contestation perdue',
}

export interface FecContext {
  readonly books: BookSettings
  readonly closings: readonly Closing[]
  /** Of ways to pay, by their ids. */
  readonly methodName: (id: string) => string
}

/** Its lines, the first naming the columns. Debits and credits of each entry are equal. */
export const fecLines = (entries: readonly Numbered[], context: FecContext): string[] => [
  FEC_COLUMNS.join('\t'),
  ...entries.flatMap((entry) => entry.lines.map((line) => fecLine(entry, line, context))),
]

function fecLine(entry: Numbered, line: JournalLine, context: FecContext): string {
  const { books, closings, methodName } = context
  const { account, method, amount } = line
  const { customer } = entry
  const isCustomers = account === 'customers'
  const validated = closedAt(closings, entry.day)
  return [
    ...JOURNALS[entry.kind],
    entry.entryNumber,
    plainDay(entry.day),
    numberOf(books.fec, account, method),
    account === 'money' && method !== null ? methodName(method) : ACCOUNT_NAMES[account],
    isCustomers ? entry.userId : '',
    isCustomers ? customer : '',
    // A reference is asked for; what has no paper is known by its entry.
    entry.number === '' ? entry.entryNumber : entry.number,
    plainDay(entry.issuedAt),
    entryText(WORDS, entry),
    amount > 0 ? commaAmount(amount) : '0,00',
    amount < 0 ? commaAmount(amount) : '0,00',
    '',
    '',
    // Of a month that is not closed nothing is final.
    validated === null ? '' : plainDay(validated),
    '',
    '',
  ]
    .map((field) => notComputed(fieldText(field, 200)))
    .join('\t')
}

/** As the tax office wants it to be called: by the shop's number and the last day. */
export const fecName = (siren: string, to: string): string =>
  `${siren === '' ? '000000000' : siren}FEC${plainDay(to)}.txt`
