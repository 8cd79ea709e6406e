import type { Customer } from '@hostfront/contract/customer'
import { RowLink } from '../../ui/row-link.tsx'
import type { ListColumn } from './list-column.ts'

/** Whose a row is, leading to the client's page, which on a phone has the address. An export has it apart. */
export const customerColumn = <Row extends { readonly customer: Customer }>(
  header: string,
): ListColumn<Row, never> => ({
  header,
  onCard: 'half',
  csv: ({ customer }) => customer.name,
  moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
  cell: ({ customer }) => (
    <div className="min-w-40 [overflow-wrap:anywhere]">
      <RowLink to={`/admin/clients/${customer.id}`}>{customer.name}</RowLink>
      <span className="block @max-xl:hidden text-muted text-sm">{customer.email}</span>
    </div>
  ),
})
