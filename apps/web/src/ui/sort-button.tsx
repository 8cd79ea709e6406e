import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

export type SortDirection = 'ascending' | 'descending' | 'none'

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

interface SortButtonProps {
  header: string
  direction: SortDirection
  isFigure: boolean
  onSort: () => void
}

/** The header of a column that orders its table. On cards, where headers are out of sight, only its text is left. */
export function SortButton({ header, direction, isFigure, onSort }: SortButtonProps) {
  const Mark = marks[direction]
  return (
    <>
      <button
        type="button"
        onClick={onSort}
        className={`-my-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium hover:text-ink @max-3xl:hidden ${isFigure ? 'flex-row-reverse text-end' : 'text-start'} ${direction === 'none' ? '' : 'text-ink'}`}
      >
        {header}
        <Mark
          aria-hidden="true"
          className={`size-3.5 shrink-0 ${direction === 'none' ? 'opacity-60' : ''}`}
        />
      </button>
      <span className="@3xl:hidden">{header}</span>
    </>
  )
}
