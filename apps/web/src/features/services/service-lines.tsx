import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useSettings } from '../../host/settings.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { lacksAddress, serviceState } from './service-state.ts'

/** Services of the person's, a line each: how it is, and its address at hand. */
export function ServiceLines({ services }: { services: readonly Service[] }) {
  const { billing } = useSettings()
  const now = useNow()
  return (
    <ul className="border-line border-t">
      {services.map((service) => {
        const name = nameOfService(service)
        const address = service.access?.address
        return (
          <li
            key={service.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3"
          >
            <div className="min-w-0 flex-[1_1_14rem] [overflow-wrap:anywhere]">
              <p className="font-semibold">
                <RowLink to={myServicePath(service.id)}>{name}</RowLink>
              </p>
              <p className="text-[0.9375rem] text-muted figures" data-clear={address && ''}>
                {address ||
                  (lacksAddress(service) ? `${service.planName} · being set up` : service.planName)}
              </p>
            </div>
            {address ? (
              <CopyButton text={address} label={`Copy address of ${name}`} done="Address copied">
                Copy
              </CopyButton>
            ) : null}
            <StatusBadge
              status={serviceState(service, { now, leadDays: billing.renewalLeadDays })}
            />
          </li>
        )
      })}
    </ul>
  )
}
