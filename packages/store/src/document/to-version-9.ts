import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'
import { withTransactions } from './with-transactions.ts'

/**
 * In version 9 panels say what was found when they were compared, and what of it is ignored; payments say what of them
 * pays no more and whether they are undone, and are found by the numbers of their invoices.
 */
export function toVersion9(document: RawDocument): RawDocument {
  // No row of a statement was decided on before.
  return { ...withTransactions(withComparisons(document)), statementRows: [] }
}

function withComparisons(document: RawDocument): RawDocument {
  const { panels } = document
  if (panels === undefined) return document
  return {
    ...document,
    panels: eachRecord(panels, (panel) => ({
      comparedAt: null,
      differences: null,
      ignored: [],
      ...panel,
    })),
  }
}
