import type { Domain } from '@hostfront/domain/domains/domain'
import type { Need } from '@hostfront/domain/needs/need'
import { isEnding } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { domainStatus } from '../../features/domains/domain-status.ts'
import {
  type Ending,
  SHOWN_ENDINGS,
  UPCOMING_DAYS,
  UpcomingRenewals,
} from '../../features/services/upcoming-renewals.tsx'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useNeeds } from '../../parts/use-needs.ts'
import { useNow } from '../../ui/use-now.ts'
import { billOf } from '../../words/needs.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { serviceState } from '../../words/service-state.ts'

/** ms */
const UPCOMING = UPCOMING_DAYS * 86_400_000

/** Some of them may be told of above. */
const NEXT = { sort: 'expiresAt', toRenew: true, limit: 4 * SHOWN_ENDINGS } as const

/** What of the person's services and domains ends next, but for what is asked for already. */
export function NextRenewals() {
  const services = useAnswer(['services', 'next'], (api) => api.services.mine(NEXT))
  const domains = useAnswer(['domains', 'next'], (api) => api.domains.mine(NEXT))
  const endings = useEndings()
  const needs = useNeeds().data ?? []
  return (
    <Loaded answer={services}>
      {(held) => (
        <Loaded answer={domains}>
          {(owned) => {
            const all = endings(held.items, owned.items)
            const rest = all.filter(({ id }) => !needs.some((need) => isAbout(need, id)))
            return <UpcomingRenewals isRest={rest.length < all.length} endings={rest} />
          }}
        </Loaded>
      )}
    </Loaded>
  )
}

/** Whether it asks for the next time of that service or domain. */
const isAbout = (need: Need, id: string): boolean =>
  billOf(need)?.subjectId === id ||
  ((need.kind === 'ending' || need.kind === 'debt') && need.service.id === id) ||
  (need.kind === 'lapsing' && need.domain.id === id)

function useEndings(): (services: readonly Service[], domains: readonly Domain[]) => Ending[] {
  const { billing } = useSettings()
  const now = useNow()
  return (services, domains) =>
    [
      ...services
        .filter((service) => !isEnding(service))
        .map((service) => ({
          id: service.id,
          name: nameOfService(service),
          state: serviceState(service, { now, leadDays: billing.renewalLeadDays }),
          expiresAt: service.expiresAt,
          to: myServicePath(service.id),
        })),
      ...domains.map(({ id, name, expiresAt }) => ({
        id,
        name,
        state: domainStatus({ expiresAt }, now),
        expiresAt,
        to: '?tab=domains',
      })),
    ].filter(({ expiresAt }) => Date.parse(expiresAt) < now + UPCOMING)
}
