import { BooksPanel } from '../../features/books/books-panel.tsx'
import { DeliveryTimes } from '../../features/delivery/admin/delivery-times.tsx'
import { ExportDocuments } from '../../features/reports/export-documents.tsx'
import { ReportScreen } from '../../features/reports/report-screen.tsx'
import { useReportPeriod } from '../../features/reports/use-report-period.ts'
import { usePeriodReport } from '../../features/reports/use-reports.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

export function ReportsPage() {
  const period = useReportPeriod()
  const { data } = usePeriodReport(period.shown)
  return (
    <>
      <AdminHeading>
        {data ? <ExportDocuments period={data.period} income={data.income} /> : null}
      </AdminHeading>
      <ReportScreen period={period}>
        <DeliveryTimes />
        <BooksPanel period={period.shown} />
      </ReportScreen>
    </>
  )
}
