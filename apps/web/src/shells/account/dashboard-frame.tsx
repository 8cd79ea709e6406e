import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Loading } from '../../ui/loading.tsx'
import { OrderLink } from './order-link.tsx'

/** What the dashboard counts for a person, as it is on the screen; absent while it is not known. */
interface Counted {
  readonly activeServices?: ReactNode
  readonly domains?: ReactNode
  readonly openTickets?: ReactNode
  readonly credit?: ReactNode
  /** How many coins the credit is. */
  readonly coins?: ReactNode
}

interface DashboardFrameProps {
  /** Absent while it is not known. */
  name?: string
  counted: Counted
  /** What is counted and cannot be known: nobody waits for it. */
  unknown?: string
  /** What leads, before the figures. */
  lead?: ReactNode
  /** What leads is not known yet: what stands below it is not shown before it stays where it is. */
  isOpening?: boolean
  children: ReactNode
}

/** The dashboard around its tabs. */
export function DashboardFrame({
  name,
  counted,
  unknown = '–',
  lead,
  isOpening = false,
  children,
}: DashboardFrameProps) {
  const { activeServices, domains, openTickets, credit, coins } = counted
  return (
    <Container className="min-h-[60dvh] py-8 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="min-w-0 break-words text-3xl">
          {name === undefined ? 'Welcome' : `Welcome, ${name}`}
        </h1>
        <OrderLink>Order New Service</OrderLink>
      </div>
      {isOpening ? (
        <div className="relative">
          <div className="absolute inset-x-0 top-2">
            <Loading shape="dashboard" />
          </div>
        </div>
      ) : null}
      <div className="mt-6 empty:hidden">{isOpening ? null : lead}</div>
      <div className={`mt-6 mb-6 ${isOpening ? 'invisible' : ''}`}>
        <Figures
          figures={[
            { name: 'Active Services', value: activeServices ?? unknown, to: '?tab=services' },
            { name: 'Domains', value: domains ?? unknown, to: '?tab=domains' },
            { name: 'Open Tickets', value: openTickets ?? unknown, to: '?tab=support' },
            { name: 'Account Credit', value: credit ?? unknown, note: coins, to: '?tab=billing' },
          ]}
        />
      </div>
      <div className={isOpening ? 'invisible' : undefined}>{children}</div>
    </Container>
  )
}
