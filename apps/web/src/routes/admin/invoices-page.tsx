import { InvoiceList } from '../../features/billing/admin/invoice-list.tsx'
import { InvoiceStatusNav } from '../../features/billing/admin/invoice-status-nav.tsx'
import { useInvoiceList } from '../../features/billing/admin/use-invoice-list.ts'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

export function InvoicesPage() {
  const list = useInvoiceList()
  return (
    <>
      <AdminHeading>
        <InvoiceStatusNav list={list} />
      </AdminHeading>
      <InvoiceList list={list} />
    </>
  )
}
