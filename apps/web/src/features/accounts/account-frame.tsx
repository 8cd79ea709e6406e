import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { type EmailField, EmailLink } from './email-link.tsx'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Below the sheet, and where there is room beside it: what is good to know, and nobody has to read. */
  note?: ReactNode
}

/** What login, registration and the forgotten password share: a sheet to fill in, and beside it what it is for. */
export function AccountFrame({ title, lead, children, note }: AccountFrameProps) {
  return (
    <Container className="py-10 md:py-16 lg:py-20">
      <div
        data-account-frame=""
        // With nothing beside it the sheet stands in the middle.
        className={`mx-auto grid max-w-[30rem] gap-x-20 ${note ? 'lg:max-w-none lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr]' : ''}`}
      >
        <div>
          {/* On one line of so narrow a column. */}
          <h1
            className={`text-balance text-3xl leading-tight sm:text-[2.125rem] ${note ? 'lg:text-[2.5rem]' : ''}`}
          >
            {title}
          </h1>
          {lead ? (
            <p className={`mt-3 max-w-prose text-muted ${note ? 'lg:mt-5 lg:text-lead' : ''}`}>
              {lead}
            </p>
          ) : null}
        </div>
        <div
          className={`rounded-lg border border-line bg-surface p-5 sm:p-8 ${note ? 'max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start' : 'mt-8'}`}
        >
          {children}
        </div>
        {note ? (
          <div className="max-w-prose lg:col-start-1 lg:row-start-2 lg:mt-3">{note}</div>
        ) : null}
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
