import { useState } from 'react'
import { InvoiceList } from '../../features/billing/admin/invoice-list.tsx'
import { InvoiceStatusNav } from '../../features/billing/admin/invoice-status-nav.tsx'
import { useInvoiceList } from '../../features/billing/admin/use-invoice-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { IssueInvoiceDialog } from './issue-invoice-dialog.tsx'

export function InvoicesPage() {
  const list = useInvoiceList()
  const [isIssuing, setIsIssuing] = useState(false)
  return (
    <>
      <AdminHeading>
        <Button look="secondary" size="small" onClick={() => setIsIssuing(true)}>
          Issue invoice
        </Button>
        <InvoiceStatusNav list={list} />
      </AdminHeading>
      <InvoiceList list={list} />
      {isIssuing ? <IssueInvoiceDialog client={null} onClose={() => setIsIssuing(false)} /> : null}
    </>
  )
}
