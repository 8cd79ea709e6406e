/**
 * The journal as DATEV's "Buchungsstapel" (EXTF 700, format version 13): a line is an amount between two accounts, so an entry
 * of three lines is two of these. A day has no year there: a file holds days of one accounting year alone.
 */
import type { Currency } from '../money/money.ts'
import type { Period } from '../reports/period.ts'
import { yearBegin } from './accounting-year.ts'
import { type BookSettings, numberOf } from './book-account.ts'
import { type Closing, isClosed } from './closings.ts'
import { commaAmount, type EntryWords, entryText, fieldText, plainDay } from './file-words.ts'
import type { JournalLine } from './journal.ts'
import type { Numbered } from './numbered.ts'

/** DATEV takes no more at once. */
export const MOST_DATEV_LINES = 99_999

const several = (count: number, ...names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, at) => names.map((name) => `${name} ${at + 1}`)).flat()

/** As DATEV calls them. Those that the shop fills come first; what others are for is DATEV's affair, but they have to be there. */
export const DATEV_COLUMNS: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...several(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  // The blank that is missing is missing there, too.
  ...several(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]
const FESTSCHREIBUNG = DATEV_COLUMNS.indexOf('Festschreibung')

const WORDS: EntryWords = {
  invoice: 'Rechnung',
  'credit-note': 'Gutschrift',
  payment: 'Zahlung',
  fee: 'Gebühr',
  coins: 'Guthaben',
  'refund-owed': 'Erstattung offen',
  'refund-sent': 'Erstattung',
  'refund-to-coins': 'Erstattung als Guthaben',
  'refund-by-dispute': 'Erstattung durch Rückbuchung',
  dispute: 'Rückbuchung',
  'dispute-back': 'Rückbuchung abgewehrt',
  'dispute-lost': 'Rückbuchung verloren',
}

export interface DatevContext {
  readonly books: BookSettings
  readonly closings: readonly Closing[]
  readonly period: Period
  readonly currency: Currency
  /** ISO, UTC. */
  readonly now: string
}

/** Its lines: what DATEV wants to know of the file, the columns, then what was booked. Of a period within one accounting year. */
export const datevLines = (entries: readonly Numbered[], context: DatevContext): string[] => [
  headOf(context),
  DATEV_COLUMNS.join(';'),
  ...entries.flatMap((entry) => pairsOf(entry).map((pair) => datevLine(entry, pair, context))),
]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function headOf({ books, closings, period, currency, now }: DatevContext): string {
  const { consultant, client, numbers } = books.datev
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', now.replace(/\D/g, '').slice(0, 17)],
    ...['', '"RE"', '""', '""', consultant || '', client || ''],
    ...[plainDay(yearBegin(books, period.from)), numbers.revenue.length],
    ...[plainDay(period.from), plainDay(period.to), '"Buchungsstapel"', '""', '1', '0'],
    // What lies in closed months is final.
    ...[isClosed(closings, period.to) ? '1' : '0', quoted(currency)],
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ].join(';')
}

/** An amount that goes from one account to another. */
interface Pair {
  readonly line: JournalLine
  /** The line that all others of the entry stand against. */
  readonly against: JournalLine
}

const pairsOf = ({ lines }: Pick<Numbered, 'lines'>): Pair[] => partsOf(lines).flatMap(pairsOfPart)

/** The parts of an entry that balance by themselves: of a dispute, the money that is gone and the income that is set aside. */
function partsOf(lines: readonly JournalLine[]): JournalLine[][] {
  const parts: JournalLine[][] = []
  let sum = 0
  for (const line of lines) {
    const open = sum === 0 ? undefined : parts.at(-1)
    if (open) open.push(line)
    else parts.push([line])
    sum += line.amount
  }
  return parts
}

function pairsOfPart(lines: readonly JournalLine[]): Pair[] {
  const isAlone = (one: JournalLine) =>
    lines.every((other) => other === one || Math.sign(other.amount) !== Math.sign(one.amount))
  const against = lines.find(isAlone)
  if (!against) throw new Error('A part of an entry has several lines on both sides')
  return lines.filter((one) => one !== against).map((one) => ({ line: one, against }))
}

function datevLine(entry: Numbered, { line, against }: Pair, context: DatevContext): string {
  const { books, closings, currency } = context
  const fields: string[] = DATEV_COLUMNS.map(() => '')
  fields[0] = commaAmount(line.amount)
  // Of the account that follows, which is the one that all others stand against.
  fields[1] = line.amount > 0 ? '"H"' : '"S"'
  fields[2] = quoted(currency)
  fields[6] = numberOf(books.datev, against.account, against.method)
  fields[7] = numberOf(books.datev, line.account, line.method)
  fields[9] = entry.day.slice(8, 10) + entry.day.slice(5, 7)
  fields[10] = quoted(paper(entry.number) || entry.entryNumber)
  // It begins with a word of ours: no name makes a formula of it.
  fields[13] = quoted(fieldText(entryText(WORDS, entry), 60))
  fields[FESTSCHREIBUNG] = isClosed(closings, entry.day) ? '1' : '0'
  return fields.join(';')
}

/**
 * By which papers are found: nothing but what DATEV allows there. References are what clients type, `+212 6…` or `-2+3`: a
 * spreadsheet computes what begins with a sign, and DATEV takes no `'` that would stop it.
 */
const paper = (number: string): string =>
  number
    .replace(/[^\w$&%*+\-/]/g, '')
    .replace(/^[+-]+/, '')
    .slice(0, 36)

/** As DATEV looks for it. */
export const datevName = ({ from, to }: Period): string =>
  `EXTF_Buchungsstapel_${plainDay(from)}_${plainDay(to)}.csv`
