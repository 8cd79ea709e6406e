import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { InvoiceList } from '../../features/billing/admin/invoice-list.tsx'
import { InvoiceStatusNav } from '../../features/billing/admin/invoice-status-nav.tsx'
import { useInvoiceList } from '../../features/billing/admin/use-invoice-list.ts'
import { loadPart } from '../../host/load-part.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { invoiceRecordPath } from '../../words/record-paths.ts'

/** Loaded when it is opened. */
const IssueInvoice = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/admin/issue-invoice.tsx')).IssueInvoice,
  })),
)

export function InvoicesPage() {
  const list = useInvoiceList()
  const navigate = useNavigate()
  const [isIssuing, setIsIssuing] = useState(false)
  return (
    <>
      <AdminHeading>
        <div className="md:order-last">
          <Button look="secondary" size="small" onClick={() => setIsIssuing(true)}>
            Issue invoice
          </Button>
        </div>
        <InvoiceStatusNav list={list} />
      </AdminHeading>
      <InvoiceList list={list} />
      {isIssuing ? (
        <Suspense>
          <IssueInvoice
            client={null}
            onIssued={({ id }) => void navigate(invoiceRecordPath(id))}
            onClose={() => setIsIssuing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
