import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TextLinkProps {
  /** A page of ours (`/contact`), a place on this page (`#taxes`), or an address (`https:`, `mailto:`, `tel:`, `otpauth:`). */
  to: string
  children: ReactNode
  className?: string
}

/** A link within or beside text; underlined, so that it is not known by colour alone. */
export function TextLink({ to, children, className = '' }: TextLinkProps) {
  const look = `text-accent-ink underline underline-offset-4 hover:no-underline ${className}`
  return /^(https?|mailto|tel|otpauth):/.test(to) ? (
    <a href={to} rel="noopener" className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}
