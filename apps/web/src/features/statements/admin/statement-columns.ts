import type { CsvMapping } from '@hostfront/domain/statements/csv-mapping'

export type ColumnName = 'date' | 'amount' | 'credit' | 'debit' | 'label' | 'id' | 'sender'

/** What a column of a CSV file may be, and what is said where none is; null: there has to be one. */
export const COLUMNS: readonly (readonly [name: ColumnName, label: string, none: string | null])[] =
  [
    ['date', 'Date', null],
    ['label', 'Label', null],
    ['amount', 'Amount', 'Two columns'],
    ['credit', 'Money in', 'None'],
    ['debit', 'Money out', 'None'],
    ['id', 'Bank reference', 'None'],
    ['sender', 'Sender', 'None'],
  ]

/** What a column is taken for; empty: nothing is read from it. */
export const takenFor = (mapping: CsvMapping, column: number): string =>
  COLUMNS.filter(([name]) => mapping[name] === column)
    .map(([, label]) => label)
    .join(', ')
