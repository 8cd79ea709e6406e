import type { Domain } from '@hostfront/domain/domains/domain'
import type { Service } from '@hostfront/domain/services/service'
import { domainStatus } from '../../features/domains/domain-status.ts'
import { useMyDomains } from '../../features/domains/use-my-domains.ts'
import { serviceState } from '../../features/services/service-state.ts'
import { type Ending, UpcomingRenewals } from '../../features/services/upcoming-renewals.tsx'
import { useMyServices } from '../../features/services/use-my-services.ts'
import { useSettings } from '../../host/settings.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useNow } from '../../ui/use-now.ts'

/** What of the person's services and domains ends next. */
export function NextRenewals() {
  const services = useMyServices()
  const domains = useMyDomains()
  const endings = useEndings()
  return (
    <Loaded answer={services}>
      {(held) => (
        <Loaded answer={domains}>
          {(owned) => <UpcomingRenewals endings={endings(held, owned)} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function useEndings(): (services: readonly Service[], domains: readonly Domain[]) => Ending[] {
  const { billing } = useSettings()
  const now = useNow()
  return (services, domains) => [
    ...services
      .filter(({ status }) => status === 'active' || status === 'suspended')
      .map((service) => ({
        id: service.id,
        name: service.serverName ?? service.serviceName,
        state: serviceState(service, { now, leadDays: billing.renewalLeadDays }),
        expiresAt: service.expiresAt,
      })),
    ...domains.map(({ id, name, expiresAt }) => ({
      id,
      name,
      state: domainStatus({ expiresAt }, now),
      expiresAt,
    })),
  ]
}
