import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface FoldedFiltersProps {
  /** Something is chosen, which has to be seen. */
  isFiltered: boolean
  /** What is behind the button. */
  name?: string
  children: ReactNode
}

/** The filters of a list, and its order where no header has it; where it has cards they are behind a button, so that the first record is in sight. */
export function FoldedFilters({ isFiltered, name = 'Filters', children }: FoldedFiltersProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isFiltered)
  return (
    <>
      <Button
        look="secondary"
        className="px-4 @3xl:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isFiltered && !isOpen ? `${name} (on)` : name}
      </Button>
      <div id={id} className={`contents ${isOpen ? '' : '@max-3xl:hidden'}`}>
        {children}
      </div>
    </>
  )
}
