import { SelectField } from '../../ui/select-field.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

export interface ListFilter<Filters extends FilterShapes> {
  readonly name: keyof Filters & string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface ListFiltersProps<Sort extends string, Filters extends FilterShapes> {
  filters: readonly ListFilter<Filters>[]
  list: ListState<Sort, Filters>
}

/** A select for each filter; its first choice leaves nothing out. */
export function ListFilters<Sort extends string, Filters extends FilterShapes>({
  filters,
  list,
}: ListFiltersProps<Sort, Filters>) {
  return filters.map(({ name, label, options }) => {
    const value: string = list.view.filters[name] ?? ''
    const isListed = value === '' || options.some((option) => option.value === value)
    return (
      <SelectField
        key={name}
        label={label}
        value={value}
        onChange={(event) => list.setFilter(name, event.target.value || undefined)}
        className="min-w-30 @max-3xl:flex-1"
      >
        <option value="">All</option>
        {isListed ? null : <option value={value}>Another</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  })
}
