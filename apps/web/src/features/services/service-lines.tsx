import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useSettings } from '../../host/settings.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { shownState } from './service-state.ts'

/** Services of the person's, one below the other: how each is, until when it is paid, and its address at hand. */
export function ServiceLines({ services }: { services: readonly Service[] }) {
  const { billing } = useSettings()
  const now = useNow()
  return (
    <ul className="flex flex-col gap-3">
      {services.map((service) => {
        const name = nameOfService(service)
        const address = service.access?.address
        return (
          <li
            key={service.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:px-5"
          >
            <div className="min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere]">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:justify-between">
                <p className="font-semibold">
                  <RowLink to={myServicePath(service.id)}>{name}</RowLink>
                </p>
                <StatusBadge
                  status={shownState(service, { now, leadDays: billing.renewalLeadDays })}
                />
              </div>
              <p className="mt-1 text-[0.9375rem] text-muted">{aboutLine(service)}</p>
            </div>
            {address ? (
              <div
                data-clear=""
                className="flex min-w-0 flex-wrap items-center justify-between gap-2 rounded-md border border-line bg-raised py-1 ps-3 pe-1 max-sm:w-full lg:min-w-72"
              >
                <span className="min-w-0 figures [overflow-wrap:anywhere]" dir="ltr">
                  {address}
                </span>
                <CopyButton text={address} label={`Copy address of ${name}`} done="Address copied">
                  Copy
                </CopyButton>
              </div>
            ) : null}
            <LinkButton
              to={myServicePath(service.id)}
              look="secondary"
              size="small"
              className="max-sm:w-full"
              aria-label={`Manage ${name}`}
            >
              Manage
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

function aboutLine(service: Service): string {
  const until = `${service.price === 0 ? 'runs' : 'paid'} until ${formatDay(service.expiresAt)}`
  const plan = service.serverName ? [service.planName] : []
  return [...plan, until].join(' · ')
}
