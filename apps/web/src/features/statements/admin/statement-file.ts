import { allow, type Result, refuse } from '@hostfront/domain/result'
import type { CsvMapping } from '@hostfront/domain/statements/csv-mapping'
import { formatOf, type StatementFormat } from '@hostfront/domain/statements/read-statement'
import {
  MAX_MOVEMENTS,
  MAX_STATEMENT_BYTES,
  type StatementFault,
} from '@hostfront/domain/statements/statement'

/** A file that somebody has chosen, in this browser alone. */
export interface StatementFile {
  readonly name: string
  readonly format: StatementFormat
  readonly bytes: ArrayBuffer
}

/** Takes a file in, unless it is larger than a statement is. */
export async function takeFile(file: File): Promise<Result<StatementFile, StatementFault>> {
  if (file.size > MAX_STATEMENT_BYTES) return refuse({ code: 'TOO_LARGE', line: null })
  const bytes = await file.arrayBuffer()
  const { name } = file
  return allow({ name, bytes, format: formatOf(new TextDecoder('windows-1252').decode(bytes)) })
}

/** The text of a marked-up file, in the encoding that it names; UTF-8 where it names none. */
export function markedUpText({ bytes }: StatementFile): string {
  const begin = new TextDecoder('windows-1252').decode(bytes.slice(0, 500))
  const named = /encoding\s*=\s*["']([\w-]+)["']/i.exec(begin)?.[1]
  const isWestern = /CHARSET:\s*1252/i.test(begin)
  try {
    return new TextDecoder(named ?? (isWestern ? 'windows-1252' : 'utf-8')).decode(bytes)
  } catch {
    // A name that no browser knows.
    return new TextDecoder().decode(bytes)
  }
}

/** How a CSV file is probably written: what is no UTF-8 is of an older program. */
export function guessEncoding({ bytes }: StatementFile): CsvMapping['encoding'] {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const satisfies readonly CsvMapping['separator'][]

/** The rows of a CSV file as cells; `separator` undefined: found out. Refused where a quote is never closed. */
export async function readCells(
  { bytes }: StatementFile,
  encoding: CsvMapping['encoding'],
  separator?: CsvMapping['separator'],
): Promise<Result<{ rows: string[][]; separator: CsvMapping['separator'] }, StatementFault>> {
  const { default: papa } = await import('papaparse')
  const text = new TextDecoder(encoding).decode(bytes)
  const { data, errors, meta } = papa.parse<string[]>(text, {
    delimiter: separator ?? '',
    delimitersToGuess: [...SEPARATORS],
    preview: MAX_MOVEMENTS + 100,
  })
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault) return refuse({ code: 'NOT_WELL_FORMED', line: (fault.row ?? 0) + 1 })
  const found = SEPARATORS.find((one) => one === meta.delimiter) ?? ','
  return allow({ rows: data, separator: separator ?? found })
}
