import { reports } from '@hostfront/contract/reports'
import { bind } from '../access/bind.ts'
import { listDocuments } from '../reports/list-documents.ts'
import { readPeriod } from '../reports/read-period.ts'
import { readRecurring } from '../reports/read-recurring.ts'
import { readStanding } from '../reports/read-standing.ts'

export const procedures = bind(reports, {
  ofPeriod: readPeriod,
  standing: readStanding,
  recurring: readRecurring,
  documents: listDocuments,
})
