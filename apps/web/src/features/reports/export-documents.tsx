import type { Document, PeriodReport } from '@hostfront/contract/reports'
import type { Period } from '@hostfront/domain/reports/period'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { useMethodName } from '../../parts/use-method-name.ts'
import { documentColumns } from './document-columns.ts'
import { readDocuments } from './read-documents.ts'

interface ExportDocumentsProps {
  period: Period
  income: Pick<PeriodReport['income'], 'invoices' | 'notes' | 'disputes'>
}

/** Every document that the income of the period is made of, as a CSV file: its amounts add up to the figures on show. */
export function ExportDocuments({ period, income }: ExportDocumentsProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const count = income.invoices + income.notes + income.disputes
  if (count === 0) return null
  return (
    <ExportButton<Document>
      name={`report-from-${period.from}-to-${period.to}`}
      label={`Export CSV (${count === 1 ? '1 document' : `${count.toLocaleString('en')} documents`})`}
      noun="documents"
      columns={documentColumns(currency, methodName).map((column) => ({
        ...column,
        cell: () => null,
      }))}
      readPage={async (after, limit) => readDocuments((await openHost()).api, period, after, limit)}
    />
  )
}
