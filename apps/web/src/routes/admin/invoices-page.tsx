import { InvoiceList } from '../../features/invoices/invoice-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

export const InvoicesPage = () => (
  <>
    <AdminHeading />
    <InvoiceList />
  </>
)
