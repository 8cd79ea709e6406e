import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListState } from './use-list-state.ts'

interface NothingFoundProps<Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters>
  noun: string
  empty: ReactNode
}

/** An empty list, and the way out: back to the beginning, or to what the search leaves out. */
export function NothingFound<Sort extends string, Filters extends FilterShapes>({
  list,
  noun,
  empty,
}: NothingFoundProps<Sort, Filters>) {
  if (list.view.after !== undefined) {
    return <p className="py-6 text-muted">There are no {noun} on this page any more.</p>
  }
  if (list.isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={`No ${noun} found`}
        action={
          <Button look="secondary" size="small" onClick={list.clear}>
            Clear search and filters
          </Button>
        }
      >
        Nothing matches the search and the filters.
      </EmptyState>
    )
  }
  return empty
}
