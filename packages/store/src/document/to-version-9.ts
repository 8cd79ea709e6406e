import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'
import { withTransactions } from './with-transactions.ts'

/**
 * In version 9 panels say what was found when they were compared, and what of it is ignored; accounts have a tax id;
 * payments say what of them pays no more and whether they are undone, and are found by the numbers of their invoices.
 */
export function toVersion9(document: RawDocument): RawDocument {
  // No row of a statement was decided on before.
  return { ...withTransactions(withTaxIds(withComparisons(document))), statementRows: [] }
}

function withTaxIds(document: RawDocument): RawDocument {
  const { users } = document
  if (users === undefined) return document
  return { ...document, users: eachRecord(users, (user) => ({ taxId: null, ...user })) }
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
