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
  const mark = (
    <Mark
      aria-hidden="true"
      className={`inline-block size-3.5 align-[-0.1875em] ${direction === 'none' ? 'opacity-60' : ''} ${isFigure ? 'me-1.5' : 'ms-1.5'}`}
    />
  )
  return (
    <>
      {/* Text with a mark in it, no flex box: of a box whose first part is a mark that would be the line it stands on. */}
      <button
        type="button"
        onClick={onSort}
        className={`-my-1 min-h-8 whitespace-nowrap rounded-sm font-medium hover:text-ink @max-3xl:hidden ${isFigure ? 'text-end' : 'text-start'} ${direction === 'none' ? '' : 'text-ink'}`}
      >
        {isFigure ? mark : null}
        {header}
        {isFigure ? null : mark}
      </button>
      <span className="@3xl:hidden">{header}</span>
    </>
  )
}
