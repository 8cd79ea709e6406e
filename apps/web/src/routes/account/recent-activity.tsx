import { LifeBuoy, type LucideIcon, ReceiptText, ShoppingCart } from 'lucide-react'
import { MyInvoiceBadge } from '../../features/billing/my-invoice-badge.tsx'
import { shownState } from '../../features/services/service-state.ts'
import { OwnTicketBadge } from '../../features/tickets/ticket-state.tsx'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge } from '../../words/dates.ts'
import { type Activity, activities, PLACE_OF } from './activities.ts'

/** It ends about where the renewals beside it do. */
const SHOWN = 5

const ICONS: Record<Activity['kind'], LucideIcon> = {
  order: ShoppingCart,
  invoice: ReceiptText,
  ticket: LifeBuoy,
}

/** The newest of the person's orders, invoices and tickets. */
export const useLatest = () =>
  useAnswer(['activity'], async (api) => {
    const [orders, invoices, tickets] = await Promise.all([
      api.orders.mine({ limit: SHOWN }),
      api.billing.invoices({ limit: SHOWN }),
      api.tickets.mine({ limit: SHOWN }),
    ])
    return {
      orders: orders.items,
      invoices: invoices.items,
      tickets: tickets.items,
    }
  })

/** What happened last to them. */
export function RecentActivity() {
  const { currency, billing } = useSettings()
  const now = useNow()
  // Apart from the others: a change of those does not ask for services again.
  const services = useAnswer(['activity', 'services'], (api) =>
    api.services.mine({ limit: SHOWN }),
  ).data
  return (
    <Loaded answer={useLatest()} shape="rows">
      {(found) => {
        const at = { now, leadDays: billing.renewalLeadDays }
        const inMaking = (services?.items ?? [])
          .filter((service) => shownState(service, at) === 'being set up')
          .map(({ id }) => id)
        const latest = activities({ ...found, inMaking }, currency).slice(0, SHOWN)
        return latest.length === 0 ? (
          <p className="text-muted">Nothing yet. Your orders, invoices and tickets appear here.</p>
        ) : (
          <ActivityList latest={latest} now={now} />
        )
      }}
    </Loaded>
  )
}

function ActivityList({ latest, now }: { latest: readonly Activity[]; now: number }) {
  return (
    <ul className="border-line border-t">
      {latest.map((activity) => {
        const { id, kind, title, detail, at } = activity
        const Icon = ICONS[kind]
        return (
          // A phone has the newest; what waits is above them.
          <li
            key={id}
            className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-line border-b py-3 max-sm:nth-[n+4]:hidden"
          >
            {/* On the line of the title; the state has the middle of both lines where there is room. */}
            <Icon aria-hidden="true" className="mt-0.5 size-5 text-muted" />
            <span className="justify-self-start [overflow-wrap:anywhere]">
              <RowLink to={PLACE_OF[kind](id)}>{title}</RowLink>
            </span>
            <span className="col-start-3 row-start-1 sm:row-span-2 sm:self-center">
              <StateOf activity={activity} />
            </span>
            <span className="col-start-2 row-start-2 text-[0.9375rem] text-muted max-sm:col-end-4">
              {detail ? `${detail} · ` : null}
              <time dateTime={at}>{formatAge(at, now)}</time>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function StateOf({ activity }: { activity: Activity }) {
  if (activity.kind === 'ticket') return <OwnTicketBadge status={activity.status} />
  if (activity.invoice) return <MyInvoiceBadge invoice={activity.invoice} />
  return activity.kind === 'order' ? <StatusBadge status={activity.status} /> : null
}
