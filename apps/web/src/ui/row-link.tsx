import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface RowLinkProps {
  to: string
  /** It opens something over the page, which stays where it is. */
  preventScrollReset?: boolean
  /** Kept with the place in the browser's history. */
  state?: unknown
  /** It leads to the record of its row. */
  isRecord?: boolean
  children: ReactNode
}

/** A link in a table. */
export const RowLink = ({
  to,
  preventScrollReset = false,
  state,
  isRecord,
  children,
}: RowLinkProps) => (
  <Link
    to={to}
    preventScrollReset={preventScrollReset}
    state={state}
    data-record={isRecord}
    className="row-link"
  >
    {children}
  </Link>
)

/** A button that looks like a link in a table: it opens a form over the page. */
export const RowOpener = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onClick}
    className="row-link cursor-pointer text-start font-semibold"
  >
    {children}
  </button>
)
