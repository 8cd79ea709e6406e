import type { Customer } from '@hostfront/contract/customer'
import { RowLink } from '../../ui/row-link.tsx'

/** Whose it is, with the way to the account. */
export const ClientCell = ({ customer }: { customer: Customer }) => (
  <div className="min-w-32 [overflow-wrap:anywhere]">
    <RowLink to={`/admin/clients/${customer.id}`}>{customer.name}</RowLink>
    <span className="block text-muted text-sm">{customer.email}</span>
  </div>
)
