import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../ui/button.tsx'

interface RowPlaceProps {
  look?: ButtonLook | undefined
  /** What the button would show. */
  children: ReactNode
}

/** The place of a button that a row does not have, so that acts of one name are below each other in a table. */
export const RowPlace = ({ look = 'secondary', children }: RowPlaceProps) => (
  <span
    aria-hidden="true"
    className={buttonClass({ look, size: 'small' }, 'row-place invisible @max-3xl:hidden')}
  >
    {children}
  </span>
)
