import type { Held } from '@hostfront/domain/renewals/hold'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import type { TaxedBuyer } from '@hostfront/domain/tax/tax-for'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { cardGrid } from '../../ui/record-card.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { ServiceCard } from './service-card.tsx'

interface MyServicesProps {
  account: Held & TaxedBuyer
  services: readonly Service[]
  /** What is going on until one can be reached. */
  making: (service: Service) => ReactNode
  /** The bill for its next time. */
  bill: (service: Service) => ReactNode
  acts: (service: Service) => ReactNode
}

/** What the person holds, a card each. */
export const MyServices = ({ account, services, making, bill, acts }: MyServicesProps) => (
  <div className={cardGrid}>
    {services.map((service) => (
      <ServiceCard
        key={service.id}
        account={account}
        service={service}
        making={making(service)}
        bill={bill(service)}
        acts={acts(service)}
      />
    ))}
  </div>
)

export const hasEnded = ({ status }: Pick<Service, 'status'>): boolean => status === 'terminated'

/** What is over for good: a line each, for who looks for an old bill or plan. */
export const EndedServices = ({ services }: Pick<MyServicesProps, 'services'>) => (
  <Panel title="Ended">
    <ul className="border-line border-t">
      {services.map((service) => (
        <li
          key={service.id}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-3"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <RowLink to={myServicePath(service.id)}>{nameOfService(service)}</RowLink>
            {service.serverName ? <span className="text-muted"> · {service.planName}</span> : null}
          </span>
          <span className="text-muted">
            Ended {formatDay(service.terminatedAt ?? service.expiresAt)}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
)
