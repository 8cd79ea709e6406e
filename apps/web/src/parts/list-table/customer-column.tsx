import type { Customer } from '@hostfront/contract/customer'
import type { ReactNode } from 'react'
import { RowLink } from '../../ui/row-link.tsx'
import type { ListColumn } from './list-column.ts'

/**
 * Whose a row is, leading to the client's page, which on a phone has the address. An export has it apart.
 * `beside`: what a card of a phone says there, for its line has room.
 */
export const customerColumn = <Row extends { readonly customer: Customer }>(
  header: string,
  beside?: (row: Row) => ReactNode,
): ListColumn<Row, never> => ({
  header,
  onCard: 'half',
  csv: ({ customer }) => customer.name,
  moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
  cell: (row) => (
    <div className="min-w-40 [overflow-wrap:anywhere]">
      <RowLink to={`/admin/clients/${row.customer.id}`}>{row.customer.name}</RowLink>
      <span className="block @max-xl:hidden text-muted text-sm">{row.customer.email}</span>
      {beside ? <span className="block @xl:hidden text-muted text-sm">{beside(row)}</span> : null}
    </div>
  ),
})
