import { LifeBuoy, type LucideIcon, ReceiptText, ShoppingCart } from 'lucide-react'
import { MyInvoiceBadge } from '../../features/billing/my-invoice-badge.tsx'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge } from '../../words/dates.ts'
import { type Activity, activities, PLACE_OF } from './activities.ts'

const SHOWN = 8

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
    return { orders: orders.items, invoices: invoices.items, tickets: tickets.items }
  })

/** What happened last to them. */
export function RecentActivity() {
  const { currency } = useSettings()
  return (
    <Loaded answer={useLatest()} shape="rows">
      {(found) => {
        const latest = activities(found, currency).slice(0, SHOWN)
        return latest.length === 0 ? (
          <p className="text-muted">Nothing yet. Your orders, invoices and tickets appear here.</p>
        ) : (
          <ActivityList latest={latest} />
        )
      }}
    </Loaded>
  )
}

function ActivityList({ latest }: { latest: readonly Activity[] }) {
  const now = useNow()
  return (
    <ul className="border-line border-t">
      {latest.map((activity) => {
        const { id, kind, title, detail, invoice, at } = activity
        const Icon = ICONS[kind]
        return (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-line border-b py-3"
          >
            <Icon aria-hidden="true" className="size-5 text-muted" />
            <span className="justify-self-start [overflow-wrap:anywhere]">
              <RowLink to={PLACE_OF[kind](id)}>{title}</RowLink>
            </span>
            <span className="col-start-3 row-start-1 sm:row-span-2">
              {invoice ? (
                <MyInvoiceBadge invoice={invoice} />
              ) : 'status' in activity ? (
                <StatusBadge status={activity.status} />
              ) : null}
            </span>
            <span className="text-[0.9375rem] text-muted max-sm:contents sm:col-start-2 sm:row-start-2">
              {detail ? (
                <span className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
                  {detail}
                  <span className="max-sm:hidden"> · </span>
                </span>
              ) : null}
              <time dateTime={at} className="max-sm:col-start-2 max-sm:row-start-3">
                {formatAge(at, now)}
              </time>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
