import { TextField } from '../../ui/text-field.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

interface DayFilterProps<Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters>
  name: 'from' | 'to'
  label: string
}

/** One end of the time that is looked at. */
export const DayFilter = <Sort extends string, Filters extends FilterShapes>({
  list,
  name,
  label,
}: DayFilterProps<Sort, Filters>) => (
  <TextField
    type="date"
    label={label}
    value={String(list.view.filters[name] ?? '')}
    onChange={(event) => list.setFilter(name, event.target.value || undefined)}
    className="min-w-36 @max-3xl:flex-1"
  />
)
