import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** As a link in a table looks: underlined, but quiet, for there is one in every row. */
export const rowLinkClass =
  'underline decoration-edge underline-offset-4 hover:text-accent-ink hover:decoration-current'

interface RowLinkProps {
  to: string
  /** It opens something over the page, which stays where it is. */
  preventScrollReset?: boolean
  children: ReactNode
}

/** A link in a table. */
export const RowLink = ({ to, preventScrollReset = false, children }: RowLinkProps) => (
  <Link to={to} preventScrollReset={preventScrollReset} className={rowLinkClass}>
    {children}
  </Link>
)
