import type { HeldService } from '@hostfront/contract/services'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { CardUnit } from '../../parts/card-unit.tsx'
import { ServiceStatus } from '../../parts/service-status.tsx'
import { SoonDay } from '../../parts/soon-day.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { servicePath } from '../../words/service-paths.ts'
import { Moment } from './client-table.tsx'

/** What a client holds; `now` in ms. */
export const serviceColumns = (currency: Currency, now: number): Column<HeldService>[] => [
  {
    header: 'Service',
    isName: true,
    cell: ({ service }) => (
      <div className="[overflow-wrap:anywhere] @min-[58rem]:min-w-80">
        <RowLink to={servicePath(service.id)}>{nameOfService(service)}</RowLink>
        <span className="block text-muted text-sm">
          {service.serverName ? service.planName : service.planId}
        </span>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    cell: (held) => <ServiceStatus {...held} now={now} />,
  },
  { header: 'Billing', cell: ({ service }) => CYCLE_NAMES[service.billingCycle] },
  {
    header: 'Expires',
    cell: ({ service }) =>
      service.status === 'active' ? (
        <SoonDay at={service.expiresAt} now={now} />
      ) : (
        <Moment at={service.expiresAt}>{formatDay(service.expiresAt)}</Moment>
      ),
  },
  { header: 'Auto-renew', cell: ({ service }) => (service.autoRenew ? 'On' : 'Off') },
  {
    header: 'Per month',
    onCard: 'corner',
    isFigure: true,
    cell: ({ service }) => (
      <>
        {formatMoney(service.price, currency)}
        <CardUnit> a month</CardUnit>
      </>
    ),
  },
]
