import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { OrderLink } from './order-link.tsx'

interface DashboardFrameProps {
  /** Absent while it is not known. */
  name?: string
  children: ReactNode
}

/** The dashboard around its tabs. */
export const DashboardFrame = ({ name, children }: DashboardFrameProps) => (
  <Container className="min-h-[60dvh] py-8 md:py-10">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <h1 className="min-w-0 break-words text-3xl">
        {name === undefined ? 'Welcome' : `Welcome, ${name}`}
      </h1>
      <OrderLink look="secondary">Order New Service</OrderLink>
    </div>
    {children}
  </Container>
)
