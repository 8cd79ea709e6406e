import type { Delivery } from '@hostfront/contract/delivery'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { CardUnit } from '../../../parts/card-unit.tsx'
import { ChangeLines } from '../../../parts/change-lines.tsx'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatAge, formatMoment } from '../../../words/dates.ts'
import { madeBy, stepLine } from '../../../words/delivery.ts'
import { faultAdvice, faultCause } from '../../../words/faults.ts'
import { chosenLine, orderedLine } from '../../../words/order-lines.ts'
import { changeLine } from '../../../words/plan-changes.ts'
import { servicePath } from '../../../words/service-paths.ts'
import { DeliveryActions, type DeliveryActionsProps } from './delivery-actions.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'

interface ColumnContext extends Omit<DeliveryActionsProps, 'delivery'> {
  readonly now: number
  /** How many players the plan of a service has; null: nobody knows. */
  readonly planSlots: (service: Service) => number | null
}

export const deliveryColumns = ({
  now,
  planSlots,
  ...actions
}: ColumnContext): ListColumn<Delivery, never>[] => [
  {
    header: 'Server',
    isName: true,
    csv: ({ service }) => nameOfService(service),
    moreCsv: [
      { header: 'Plan', csv: ({ service }) => service.planName },
      { header: 'Options', csv: ({ service }) => chosenLine(service.options) || null },
    ],
    cell: ({ service }) => (
      <div className="@5xl:min-w-80 min-w-32 [overflow-wrap:anywhere]">
        <RowLink to={servicePath(service.id)}>{nameOfService(service)}</RowLink>
        <span
          className="is-whole block text-muted text-sm @3xl:line-clamp-2"
          title={chosenLine(service.options, planSlots(service))}
        >
          {orderedLine(service, planSlots(service))}
        </span>
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'What to do',
    isText: true,
    onCard: 'state',
    csv: ({ instance, service }) => stepLine(instance, service),
    moreCsv: [
      {
        header: 'Cause',
        csv: ({ instance: { fault, faultDetail } }) => fault && faultCause(fault, faultDetail),
      },
      { header: 'Changes', csv: ({ changes }) => changes.map(changeLine).join('; ') },
      { header: 'Detail', csv: ({ instance }) => instance.faultDetail },
    ],
    // However it ends, an act on one row must not move the columns.
    cell: ({ instance, service, changes }) => (
      <div className="@3xl:min-w-48 max-w-xs text-start">
        <DeliveryBadge instance={instance} service={service} />
        {changes.length > 0 ? (
          <div className="mt-1.5">
            <ChangeLines changes={changes} />
          </div>
        ) : null}
        {instance.fault ? (
          <p className="mt-1.5 text-sm [overflow-wrap:anywhere]">
            {faultCause(instance.fault, instance.faultDetail)}
            <span className="block text-muted">
              {faultAdvice(instance.fault, instance.faultDetail)}
            </span>
          </p>
        ) : null}
      </div>
    ),
  },
  {
    header: 'Set-up',
    isMinor: true,
    csv: ({ instance, panelName }) => madeBy(instance.provider, panelName, instance.handledBy),
    cell: ({ instance, panelName }) => (
      <span className="block @3xl:min-w-28 [overflow-wrap:anywhere]">
        {madeBy(instance.provider, panelName, instance.handledBy)}
      </span>
    ),
  },
  {
    header: 'Since',
    onCard: 'state',
    csv: ({ instance }) => instance.since,
    cell: ({ instance: { since, provider, handledBy }, panelName }) => (
      <span className="@max-xl:text-muted @max-xl:text-sm">
        <CardUnit>{`${madeBy(provider, panelName, handledBy)}, `}</CardUnit>
        <time dateTime={since} title={formatMoment(since)} className="whitespace-nowrap">
          {formatAge(since, now)}
        </time>
      </span>
    ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (delivery) => <DeliveryActions delivery={delivery} {...actions} />,
  },
]
