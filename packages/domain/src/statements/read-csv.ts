/** Rows of a CSV file, taken apart into cells already, as movements. */
import type { CsvMapping } from './csv-mapping.ts'
import { readAmount, readDay, readLabel, readName } from './read-parts.ts'
import { type Movement, type ReadStatement, Unreadable } from './statement.ts'

/** Throws `Unreadable` at the first row that the mapping does not fit. Rows without a date or an amount are left out and counted. */
export function readCsv(rows: readonly (readonly string[])[], mapping: CsvMapping): ReadStatement {
  const { headerRows, date } = mapping
  const body = rows.map((cells, at) => ({ cells, line: at + 1 })).slice(headerRows)
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const dated = filled.filter(({ cells }) => (cells[date] ?? '').trim() !== '')
  const movements = dated.map((row) => movementOf(row, mapping))
  return {
    account: null,
    movements,
    isBalanced: null,
    skipped: filled.length - dated.length,
  }
}

interface CsvRow {
  readonly cells: readonly string[]
  readonly line: number
}

function movementOf({ cells, line }: CsvRow, mapping: CsvMapping): Movement {
  const day = readDay(cells[mapping.date] ?? '', mapping.dateOrder)
  if (day === null) throw new Unreadable('DATE_UNREADABLE', line)
  const cellAt = (column: number | null) => (column === null ? undefined : cells[column])
  return {
    line,
    date: day,
    amount: amountOf({ cells, line }, mapping),
    label: readLabel(cells[mapping.label] ?? ''),
    id: readName(cellAt(mapping.id)),
    sender: readName(cellAt(mapping.sender)),
    isReversal: false,
  }
}

function amountOf({ cells, line }: CsvRow, { amount, credit, debit, decimal }: CsvMapping): number {
  const read = (column: number | null): number | null => {
    const cell = column === null ? '' : (cells[column] ?? '').trim()
    if (cell === '') return null
    const value = readAmount(cell, decimal)
    if (value === null) throw new Unreadable('AMOUNT_UNREADABLE', line)
    return value
  }
  if (amount !== null) {
    const value = read(amount)
    if (value === null) throw new Unreadable('AMOUNT_UNREADABLE', line)
    return value
  }
  const [came, went] = [read(credit), read(debit)]
  // A row that says both, or neither, is of another kind than the mapping says.
  if (came === null && went === null) throw new Unreadable('AMOUNT_UNREADABLE', line)
  if (came !== null && went !== null && came !== 0 && went !== 0) {
    throw new Unreadable('AMOUNT_UNREADABLE', line)
  }
  return came !== null && came !== 0 ? came : 0 - Math.abs(went ?? 0)
}
