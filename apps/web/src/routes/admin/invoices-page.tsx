import { InvoiceList } from '../../features/billing/admin/invoice-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

export const InvoicesPage = () => (
  <>
    <AdminHeading />
    <InvoiceList />
  </>
)
