import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { FilterShapes } from './list-view.ts'
import type { ListAnswer } from './use-list.ts'
import type { ListState } from './use-list-state.ts'

interface ListPagerProps<Row, Sort extends string, Filters extends FilterShapes> {
  list: ListState<Sort, Filters>
  answer: ListAnswer<Row>
  noun: string
}

/** Leads through the pages; nothing where all of the list is on one. */
export function ListPager<Row, Sort extends string, Filters extends FilterShapes>({
  list,
  answer,
  noun,
}: ListPagerProps<Row, Sort, Filters>) {
  const isLater = list.view.after !== undefined
  const next = answer.isPrevious ? null : (answer.data?.next ?? null)
  if (!isLater && !answer.data?.next) return null
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap gap-2">
      <PageButton isOff={!isLater} onTurn={list.goFirst}>
        <ChevronsLeft aria-hidden="true" className="size-4" />
        First
      </PageButton>
      <PageButton isOff={!isLater || !list.hasPrevious} onTurn={list.goPrevious}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Previous
      </PageButton>
      <PageButton isOff={next === null} onTurn={() => next !== null && list.goNext(next)}>
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </PageButton>
    </nav>
  )
}

interface PageButtonProps {
  isOff: boolean
  onTurn: () => void
  children: ReactNode
}

/** Keeps the focus when there is nowhere to go: paging by keyboard goes on from there. */
const PageButton = ({ isOff, onTurn, children }: PageButtonProps) => (
  <Button
    look="secondary"
    size="small"
    aria-disabled={isOff}
    className="aria-disabled:cursor-default aria-disabled:opacity-55"
    onClick={() => {
      if (!isOff) onTurn()
    }}
  >
    {children}
  </Button>
)
