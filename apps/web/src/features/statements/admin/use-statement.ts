import type { Currency } from '@hostfront/domain/money/money'
import type { Result } from '@hostfront/domain/result'
import type { CsvMapping } from '@hostfront/domain/statements/csv-mapping'
import { guessMapping } from '@hostfront/domain/statements/guess-mapping'
import { readMapped, readMarkedUp } from '@hostfront/domain/statements/read-statement'
import type { Statement, StatementFault } from '@hostfront/domain/statements/statement'
import type { StatementAccount } from '@hostfront/domain/statements/statement-account'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { useSettings } from '../../../host/settings.ts'
import { faultWords, statementNote } from '../../../words/statements.ts'
import {
  guessEncoding,
  markedUpText,
  readCells,
  type StatementFile,
  takeFile,
} from './statement-file.ts'
import { useReview } from './use-review.ts'

interface OpenCsv {
  readonly mapping: CsvMapping
  readonly rows: readonly (readonly string[])[]
}

const USUAL: Omit<CsvMapping, 'separator' | 'encoding'> = {
  decimal: ',',
  dateOrder: 'dmy',
  headerRows: 1,
  date: 0,
  label: 1,
  amount: 2,
  credit: null,
  debit: null,
  id: null,
  sender: null,
}

/** A statement on its way from a file to rows that are reviewed. What goes wrong is answered as a sentence. */
export function useStatement(currency: Currency, sources: readonly StatementAccount[]) {
  const { paymentMethods } = useSettings()
  const [name, setName] = useState(sources[0]?.name ?? '')
  const first = paymentMethods.find(({ kind }) => kind === 'manual')?.id ?? ''
  const [method, setMethod] = useState(sources[0]?.method ?? first)
  const [file, setFile] = useState<StatementFile | null>(null)
  const [csv, setCsv] = useState<OpenCsv | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const source = { name, method }
  const review = useReview({ source: name.trim(), method })

  function nameSource(typed: string): void {
    setName(typed)
    const kept = sources.find((one) => one.name === typed)
    if (kept) setMethod(kept.method)
    if (kept?.mapping && csv && file) void map(kept.mapping)
  }

  /** Takes in a file; a CSV file is mapped as its account's was, or as its heads say. */
  async function choose(chosen: File): Promise<string | null> {
    setCsv(null)
    setFile(null)
    const taken = await takeFile(chosen)
    if (!taken.ok) return faultWords(taken.refusal)
    setFile(taken.value)
    if (taken.value.format !== 'csv') return null
    const kept = sources.find((one) => one.name === name.trim())?.mapping
    const encoding = kept?.encoding ?? guessEncoding(taken.value)
    const cells = await readCells(taken.value, encoding, kept?.separator)
    if (!cells.ok) return faultWords(cells.refusal)
    const { rows, separator } = cells.value
    const guessed = { ...USUAL, ...guessMapping(rows.slice(0, 20)), separator, encoding }
    setCsv({ mapping: kept ?? guessed, rows })
    return null
  }

  /** Another mapping; where it takes the file apart otherwise, that is done. */
  async function map(mapping: CsvMapping): Promise<string | null> {
    if (!file || !csv) return null
    const { encoding, separator } = mapping
    if (encoding === csv.mapping.encoding && separator === csv.mapping.separator) {
      setCsv({ ...csv, mapping })
      return null
    }
    const cells = await readCells(file, encoding, separator)
    if (!cells.ok) return faultWords(cells.refusal)
    setCsv({ mapping, rows: cells.value.rows })
    return null
  }

  async function read(): Promise<string | null> {
    if (!file) return null
    const statement = readFile(file, csv, currency)
    if (!statement.ok) return faultWords(statement.refusal)
    const { api } = await openHost()
    await api.statements.keepAccount({ name: name.trim(), method, mapping: csv?.mapping ?? null })
    setNote(statementNote(statement.value))
    await review.match(statement.value.movements)
    return null
  }

  return {
    source,
    file,
    csv,
    note,
    review,
    nameSource,
    chooseMethod: setMethod,
    choose,
    map,
    read,
  }
}

function readFile(
  file: StatementFile,
  csv: OpenCsv | null,
  currency: Currency,
): Result<Statement, StatementFault> {
  if (file.format !== 'csv') return readMarkedUp(markedUpText(file), file.format, currency)
  return csv
    ? readMapped(csv.rows, csv.mapping)
    : { ok: false, refusal: { code: 'NO_ROWS', line: null } }
}
