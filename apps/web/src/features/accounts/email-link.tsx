import type { ReactNode, RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { withEmail } from '../../parts/known-email.ts'
import { isForTheBrowser } from '../../ui/follow-at-once.ts'

export const textLink = 'text-accent-ink underline underline-offset-4 hover:no-underline'

/** The field that an address is typed in. */
export type EmailField = RefObject<HTMLInputElement | null>

interface EmailLinkProps {
  to: string
  field: EmailField | undefined
  children: ReactNode
}

/** Leads to another form of an account, with what `field` holds when it is pressed: a browser may have filled it unheard. */
export function EmailLink({ to, field, children }: EmailLinkProps) {
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      className={textLink}
      onClick={(event) => {
        const email = field?.current?.value
        if (!email || isForTheBrowser(event)) return
        event.preventDefault()
        void navigate(to, { state: withEmail(email) })
      }}
    >
      {children}
    </Link>
  )
}
