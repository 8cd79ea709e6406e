import { InvoiceList } from '../../features/invoices/invoice-list.tsx'
import { AdminHeading } from './admin-heading.tsx'

export const InvoicesPage = () => (
  <>
    <AdminHeading title="Invoices" />
    <InvoiceList />
  </>
)
