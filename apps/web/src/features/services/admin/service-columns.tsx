import type { HeldService } from '@hostfront/contract/services'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { CardUnit } from '../../../parts/card-unit.tsx'
import { CopyMark } from '../../../parts/copy-button.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ServiceStatus } from '../../../parts/service-status.tsx'
import { SoonDay } from '../../../parts/soon-day.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatDay } from '../../../words/dates.ts'
import { DUE_NAMES } from '../../../words/due-names.ts'
import { chosenLine } from '../../../words/order-lines.ts'
import { CYCLE_NAMES } from '../../../words/orders.ts'
import { servicePath } from '../../../words/service-paths.ts'
import { ServiceActions, type ServiceActionsProps } from './service-actions.tsx'

export const serviceColumns = (
  currency: Currency,
  now: number,
  actions: Omit<ServiceActionsProps, 'held'>,
): ListColumn<HeldService, 'text' | 'price' | 'expiresAt' | 'status'>[] => [
  {
    header: 'Service',
    isName: true,
    sortBy: 'text',
    csv: ({ service }) => nameOfService(service),
    moreCsv: [
      { header: 'Plan', csv: ({ service }) => service.planName },
      { header: 'Service ID', csv: ({ service }) => service.planId },
      { header: 'Address', csv: ({ service }) => service.access?.address ?? null },
      { header: 'Order', csv: ({ service }) => service.orderId },
      { header: 'Options', csv: ({ service }) => chosenLine(service.options) },
    ],
    cell: ({ service }) => (
      <div className="min-w-28 @5xl:min-w-[27cqi] [overflow-wrap:anywhere]">
        <RowLink to={servicePath(service.id)}>{nameOfService(service)}</RowLink>
        <span className="flex @max-3xl:flex-wrap items-center @max-3xl:gap-x-3 text-muted text-sm @3xl:[contain:inline-size]">
          <span className="min-w-0 truncate" title={service.planName}>
            {service.serverName ? service.planName : service.planId}
          </span>
          <ServiceAddress service={service} />
        </span>
      </div>
    ),
  },
  {
    header: 'Client',
    onCard: 'half',
    csv: ({ customer }) => customer.name,
    moreCsv: [{ header: 'Email', csv: ({ customer }) => customer.email }],
    cell: ({ customer }) => (
      <div
        className="min-w-24 [overflow-wrap:anywhere] @5xl:max-w-36 @5xl:truncate"
        title={customer.name}
      >
        <RowLink to={`/admin/clients/${customer.id}`}>{customer.name}</RowLink>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    sortBy: 'status',
    csv: ({ service }) => service.status,
    moreCsv: [
      { header: DUE_NAMES.create, csv: ({ toSetUpSince }) => (toSetUpSince ? 'yes' : 'no') },
      {
        header: 'Suspended by',
        csv: ({ service }) => (service.status === 'suspended' ? suspendedBy(service) : null),
      },
      { header: 'Reason', csv: ({ service }) => service.suspensionReason },
      { header: 'Unpaid until', csv: ({ service }) => service.keepUntil },
      { header: 'On hold until', csv: ({ service }) => service.holdUntil },
      { header: 'Client on hold until', csv: ({ customer }) => customer.holdUntil },
      { header: 'Cancelled', csv: ({ service }) => service.cancelledAt },
      { header: 'Cancelled by', csv: ({ service }) => service.cancelledBy },
      { header: 'Reason to cancel', csv: ({ service }) => service.cancelReason },
    ],
    // However it ends, an act on one row must not move the columns, where there is room for it.
    cell: (held) => (
      <div className="@5xl:min-w-28 @5xl:max-w-40">
        <ServiceStatus {...held} now={now} />
      </div>
    ),
  },
  {
    header: 'Expires',
    onCard: 'state',
    sortBy: 'expiresAt',
    csv: ({ service }) => service.expiresAt,
    cell: ({ service }) => (
      <span className="@max-xl:text-muted @max-xl:text-sm">
        {service.status === 'active' ? (
          <>
            <CardUnit>Expires </CardUnit>
            <SoonDay at={service.expiresAt} now={now} />
          </>
        ) : (
          <>
            <CardUnit>Paid until </CardUnit>
            <time dateTime={service.expiresAt} className="whitespace-nowrap">
              {formatDay(service.expiresAt)}
            </time>
          </>
        )}
      </span>
    ),
  },
  {
    header: 'Per month',
    onCard: 'corner',
    isFigure: true,
    sortBy: 'price',
    csv: ({ service }) => Number(toDecimal(service.price)),
    moreCsv: [{ header: 'Billing', csv: ({ service }) => service.billingCycle }],
    cell: ({ service }) => (
      <>
        {formatMoney(service.price, currency)}
        <CardUnit> a month</CardUnit>
        <span className="block text-muted text-sm">{CYCLE_NAMES[service.billingCycle]}</span>
      </>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (held) => <ServiceActions held={held} {...actions} />,
  },
]

/** Where it runs. The sign is taller than a line, and its row need not be. */
const ServiceAddress = ({ service }: Pick<HeldService, 'service'>) =>
  service.access?.address ? (
    <span className="-my-1.75 flex min-w-0 items-center gap-1 @5xl:shrink-0 @max-xl:basis-full">
      <span aria-hidden="true" className="ms-1 @max-3xl:hidden">
        ·
      </span>
      <span className="figures min-w-0 truncate" dir="auto">
        {service.access.address}
      </span>
      <CopyMark
        text={service.access.address}
        done="Address copied"
        label={`Copy address of ${nameOfService(service)}`}
      />
    </span>
  ) : null

const suspendedBy = ({ suspendedByHand }: HeldService['service']): string =>
  suspendedByHand ? 'team' : 'payment'
