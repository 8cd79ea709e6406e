import { SelectField } from '../../ui/select-field.tsx'
import type { ListColumn } from './list-column.ts'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

interface SortSelectProps<Row, Sort extends string, Filters extends FilterShapes> {
  columns: readonly ListColumn<Row, Sort>[]
  list: ListState<Sort, Filters>
}

const DESCENDING = ' descending'

/** What the headers do, where cards have none. */
export function SortSelect<Row, Sort extends string, Filters extends FilterShapes>({
  columns,
  list,
}: SortSelectProps<Row, Sort, Filters>) {
  const { sort, descending } = list.view
  const sortable = columns.flatMap(({ header, sortBy }) => (sortBy ? [{ header, sortBy }] : []))
  if (sortable.length === 0) return null

  function choose(value: string): void {
    const chosen = sortable.find(({ sortBy }) => value.replace(DESCENDING, '') === sortBy)
    list.sortBy(chosen?.sortBy, value.endsWith(DESCENDING))
  }

  return (
    <SelectField
      label="Sort by"
      value={sort ? `${sort}${descending ? DESCENDING : ''}` : ''}
      onChange={(event) => choose(event.target.value)}
      className="min-w-36 flex-1 @3xl:hidden"
    >
      <option value="">Newest first</option>
      {sortable.map(({ header, sortBy }) => [
        <option key={sortBy} value={sortBy}>
          {header}, ascending
        </option>,
        <option key={`${sortBy}${DESCENDING}`} value={`${sortBy}${DESCENDING}`}>
          {header}, descending
        </option>,
      ])}
    </SelectField>
  )
}
