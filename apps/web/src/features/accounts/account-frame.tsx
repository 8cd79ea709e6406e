import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { type EmailField, EmailLink } from './email-link.tsx'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Below the sheet: what is good to know, and nobody has to read. */
  note?: ReactNode
}

/** What login, registration and the forgotten password share: one narrow column with a sheet to fill in. */
export function AccountFrame({ title, lead, children, note }: AccountFrameProps) {
  return (
    <Container className="py-10 md:py-16">
      <div data-account-frame="" className="mx-auto max-w-[30rem]">
        {/* On one line of so narrow a column. */}
        <h1 className="text-balance text-3xl leading-tight sm:text-[2.125rem]">{title}</h1>
        {lead ? <p className="mt-3 text-muted">{lead}</p> : null}
        <div className="mt-8 rounded-lg border border-line bg-surface p-5 sm:p-8">{children}</div>
        {note}
      </div>
    </Container>
  )
}

/** How a sheet ends from which one may want back; with the address of `field`, where it has one. */
export const BackToLogin = ({ field }: { field?: EmailField }) => (
  <p className="mt-6 border-line border-t pt-5 text-[0.9375rem]">
    <EmailLink to="/login" field={field}>
      Back to login
    </EmailLink>
  </p>
)
