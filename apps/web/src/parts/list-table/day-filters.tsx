import { TextField } from '../../ui/text-field.tsx'
import type { FilterShapes } from './list-view.ts'
import type { DAY_FILTERS } from './money-filters.ts'
import type { ListState } from './use-list-state.ts'

interface DayFiltersProps<Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters & typeof DAY_FILTERS>
  /** What happened in that time: `Issued`. */
  what?: string
}

/** The time that is looked at: its first day and its last. */
export const DayFilters = <Sort extends string, Filters extends FilterShapes>({
  list,
  what,
}: DayFiltersProps<Sort, Filters>) =>
  (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      label={what ? `${what} ${end}` : ENDS[end]}
      value={String(list.view.filters[end] ?? '')}
      onChange={(event) => list.setFilter(end, event.target.value || undefined)}
      className="min-w-36 @max-3xl:flex-1"
    />
  ))

const ENDS = { from: 'From', to: 'To' } as const
