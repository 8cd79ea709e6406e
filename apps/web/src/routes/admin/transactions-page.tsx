import { PaymentList } from '../../features/payments/admin/payment-list.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'

/** All money that came in, and what became of it. */
export const TransactionsPage = () => (
  <>
    <AdminHeading />
    <PaymentList />
  </>
)
