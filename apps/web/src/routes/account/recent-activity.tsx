import { LifeBuoy, type LucideIcon, ReceiptText, ShoppingCart } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { InvoiceBadge } from '../../parts/invoice-badge.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
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
        const { id, kind, title, at } = activity
        const Icon = ICONS[kind]
        return (
          <li key={id} className="flex items-start gap-3 border-line border-b py-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <TextLink to={PLACE_OF[kind](id)} className="[overflow-wrap:anywhere]">
                {title}
              </TextLink>
              <p className="text-[0.9375rem] text-muted">
                <time dateTime={at}>{formatAge(at, now)}</time>
              </p>
            </div>
            {activity.kind === 'invoice' ? (
              <InvoiceBadge status={activity.status} />
            ) : (
              <StatusBadge status={activity.status} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
