import type { Service } from '@hostfront/domain/services/service'
import { useSettings } from '../../host/settings.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay } from '../../words/dates.ts'
import { serviceState } from './service-state.ts'

const SHOWN = 5

/** The services that end next, soonest first. */
export function UpcomingRenewals({ services }: { services: readonly Service[] }) {
  const { billing } = useSettings()
  const now = useNow()
  const next = services
    .filter(({ status }) => status === 'active' || status === 'suspended')
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .slice(0, SHOWN)
  if (next.length === 0) {
    return (
      <p className="text-muted">Nothing to renew. Your services stand here with their dates.</p>
    )
  }
  return (
    <ul className="border-line border-t">
      {next.map((service) => (
        <li key={service.id} className="border-line border-b py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 break-words font-semibold">
              {service.serverName ?? service.serviceName}
            </span>
            <StatusBadge
              status={serviceState(service, { now, leadDays: billing.renewalLeadDays })}
            />
          </p>
          <p className="text-[0.9375rem] text-muted">
            {formatDay(service.expiresAt)}, {formatAge(service.expiresAt, now)}
          </p>
        </li>
      ))}
    </ul>
  )
}
