import type { CsvMapping } from './csv-mapping.ts'

/** Words that banks and wallets head their columns with. */
const WORDS = {
  date: ['date', 'datum', 'booking', 'buchung'],
  amount: ['amount', 'montant', 'betrag', 'net'],
  credit: ['credit', 'crédit', 'received', 'haben'],
  debit: ['debit', 'débit', 'sent', 'soll'],
  label: ['label', 'libell', 'description', 'details', 'motif', 'message', 'verwendung', 'purpose'],
  id: ['transaction id', 'reference', 'référence', 'referenz', 'id'],
  sender: ['sender', 'payer', 'name', 'nom', 'from', 'expéditeur', 'auftraggeber'],
} as const

/** What the heads of the columns say of a file that nobody has set up yet; `rows` are its first ones. */
export function guessMapping(rows: readonly (readonly string[])[]): Partial<CsvMapping> {
  const at = rows.findIndex((row) => columnOf(row, WORDS.date) !== null && row.length > 2)
  const heads = rows[at]
  if (!heads) return {}
  const [credit, debit] = [columnOf(heads, WORDS.credit), columnOf(heads, WORDS.debit)]
  const amount = columnOf(heads, WORDS.amount)
  const date = columnOf(heads, WORDS.date) ?? 0
  const first = rows[at + 1] ?? []
  const written = [amount, credit, debit].map((column) => first[column ?? -1] ?? '').join(' ')
  return {
    headerRows: at + 1,
    decimal: /\.\d\d?\b/.test(written) ? '.' : ',',
    dateOrder: /^\s*\d{4}/.test(first[date] ?? '') ? 'ymd' : 'dmy',
    date,
    amount: credit === null ? amount : null,
    credit,
    debit,
    label: columnOf(heads, WORDS.label) ?? 0,
    id: columnOf(heads, WORDS.id),
    sender: columnOf(heads, WORDS.sender),
  }
}

function columnOf(heads: readonly string[], words: readonly string[]): number | null {
  const folded = heads.map((head) => head.normalize('NFKC').toLowerCase().trim())
  for (const word of words) {
    const at = folded.findIndex((head) => (word.length > 3 ? head.includes(word) : head === word))
    if (at >= 0) return at
  }
  return null
}
