import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

interface ChosenOneProps<Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters>
  /** The filter that names one record. */
  name: keyof Filters & string
  /** What the record is: `Client`. */
  label: string
  /** How it is called; undefined while that is not known. */
  value: string | undefined
}

/** Says that a list has the rows of one record alone, as a link has opened it, and takes that off. */
export function ChosenOne<Sort extends string, Filters extends FilterShapes>({
  list,
  name,
  label,
  value,
}: ChosenOneProps<Sort, Filters>) {
  if (list.view.filters[name] === undefined) return null
  return (
    <p className="flex min-h-11 min-w-0 items-center gap-1 rounded-md border border-edge ps-3 pe-1">
      <span className="min-w-0 break-words">
        {label}: <span className="font-semibold">{value ?? 'one'}</span>
      </span>
      <Button
        look="quiet"
        size="small"
        className="px-2"
        onClick={() => list.setFilter(name, undefined)}
      >
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">Show every {label.toLowerCase()}</span>
      </Button>
    </p>
  )
}
