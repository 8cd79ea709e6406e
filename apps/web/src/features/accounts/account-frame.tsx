import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'

interface AccountFrameProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** What login, registration and the forgotten password share: the title on one side, a sheet to fill in on the other. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <Container className="grid gap-8 py-10 md:gap-12 md:py-20 lg:grid-cols-[1fr_28rem] lg:gap-20">
      <div className="max-w-prose lg:pt-8">
        <h1 className="text-title">{title}</h1>
        <div className="mt-4 text-lead text-muted">{lead}</div>
      </div>
      <div className="w-full max-w-[28rem] rounded-lg border border-line bg-surface p-5 sm:p-8">
        {children}
      </div>
    </Container>
  )
}

export const textLink = 'text-accent-ink underline underline-offset-4 hover:no-underline'
