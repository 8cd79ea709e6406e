import type { ComponentProps } from 'react'
import { DataTable } from '../../ui/data-table.tsx'
import { useRowKeys } from './use-row-keys.tsx'

/** A list that is short and read whole: as dense as the others, and with their keys. */
export function ShortTable<Row>(table: ComponentProps<typeof DataTable<Row>>) {
  const keys = useRowKeys<HTMLDivElement>()
  return (
    <div {...keys.list} className="list-table">
      <DataTable {...table} />
      {keys.dialog}
    </div>
  )
}
