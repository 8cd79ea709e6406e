import { TextField } from '../../ui/text-field.tsx'
import type { LogList } from './use-audit-log.ts'

interface DayFilterProps {
  list: LogList
  name: 'from' | 'to'
  label: string
}

/** One end of the time that is looked at. */
export const DayFilter = ({ list, name, label }: DayFilterProps) => (
  <TextField
    type="date"
    label={label}
    value={list.view.filters[name] ?? ''}
    onChange={(event) => list.setFilter(name, event.target.value || undefined)}
    className="min-w-36 @max-3xl:flex-1"
  />
)
