import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface RowLinkProps {
  to: string
  children: ReactNode
}

/** A link in a table: underlined, but quiet, for there is one in every row. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link
    to={to}
    className="underline decoration-edge underline-offset-4 hover:text-accent-ink hover:decoration-current"
  >
    {children}
  </Link>
)
