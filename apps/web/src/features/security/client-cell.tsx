import type { Customer } from '@hostfront/contract/customer'
import type { ReactNode } from 'react'
import { RowLink } from '../../ui/row-link.tsx'

interface ClientCellProps {
  customer: Customer
  /** Another way from here, beside the name. */
  beside?: ReactNode
}

/** Whose it is, with the way to the account. */
export const ClientCell = ({ customer, beside }: ClientCellProps) => (
  <div className="min-w-32 [overflow-wrap:anywhere]">
    <RowLink to={`/admin/clients/${customer.id}`}>{customer.name}</RowLink>
    {beside ? <span className="ms-3 text-sm">{beside}</span> : null}
    <span className="block text-muted text-sm">{customer.email}</span>
  </div>
)
