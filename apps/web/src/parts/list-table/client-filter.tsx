import type { Customer } from '@hostfront/contract/customer'
import { ChosenOne } from './chosen-one.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

interface ClientFilterProps<Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters>
  /** What is on show: its rows are all of the client. */
  rows: readonly { readonly customer: Customer }[] | undefined
}

/** Says that a list has the rows of one client alone, as a link has opened it. */
export const ClientFilter = <Sort extends string, Filters extends FilterShapes>({
  list,
  rows,
}: ClientFilterProps<Sort, Filters>) => (
  <ChosenOne list={list} name="userId" label="Client" value={rows?.[0]?.customer.name} />
)
