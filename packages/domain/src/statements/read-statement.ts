/** A file of a bank or wallet, as text, becomes a statement, or a fault that says where. */
import { allow, type Result, refuse } from '../result.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { readOfx } from './read-ofx.ts'
import { readXml } from './read-xml.ts'
import {
  MAX_MOVEMENTS,
  MAX_STATEMENT_BYTES,
  type ReadStatement,
  type Statement,
  type StatementFault,
  Unreadable,
} from './statement.ts'

export type StatementFormat = 'camt' | 'ofx' | 'csv'

/** By how it begins; what is no other is CSV. */
export function formatOf(text: string): StatementFormat {
  const begin = text.replace(/^\uFEFF/, '').slice(0, 4000)
  if (/OFXHEADER|<OFX>/.test(begin)) return 'ofx'
  return /^\s*<(\?xml|[\w:]*Document)/.test(begin) ? 'camt' : 'csv'
}

/** Reads CAMT.053 or OFX in the shop's `currency`. */
export const readMarkedUp = (
  text: string,
  format: 'camt' | 'ofx',
  currency: string,
): Result<Statement, StatementFault> =>
  reading(() => {
    if (text.length > MAX_STATEMENT_BYTES) throw new Unreadable('TOO_LARGE')
    return format === 'ofx' ? readOfx(text, currency) : readCamt(readXml(text), currency)
  })

/** Reads a CSV file whose rows are taken apart already, as `mapping` says. */
export const readMapped = (
  rows: readonly (readonly string[])[],
  mapping: CsvMapping,
): Result<Statement, StatementFault> => reading(() => readCsv(rows, mapping))

function reading(read: () => ReadStatement): Result<Statement, StatementFault> {
  try {
    const statement = read()
    const movements = statement.movements.filter(({ amount }) => amount !== 0)
    if (movements.length > MAX_MOVEMENTS) return refuse({ code: 'TOO_MANY_ROWS', line: null })
    if (movements.length === 0) return refuse({ code: 'NO_ROWS', line: null })
    return allow({ ...statement, movements, empty: statement.movements.length - movements.length })
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.fault)
    throw error
  }
}
