import { Server } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PayInvoice } from '../../features/billing/pay-invoice.tsx'
import { isOpenInvoice } from '../../features/billing/pay-now.tsx'
import { useMyOrders } from '../../features/orders/use-my-orders.ts'
import { OrderLink } from '../../shells/account/order-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NextRenewals } from './next-renewals.tsx'
import { RecentActivity } from './recent-activity.tsx'

export const OverviewTab = () => (
  <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_20rem]">
    <div className="flex min-w-0 flex-col gap-10">
      <NextStep />
      <Panel title="Recent activity">
        <RecentActivity
          empty={
            <EmptyState
              icon={Server}
              title="Nothing has happened yet"
              action={<OrderLink>Order your first service</OrderLink>}
            >
              Your orders, invoices and tickets will show up here as they change.
            </EmptyState>
          }
        />
      </Panel>
    </div>
    <Panel title="Upcoming renewals">
      <NextRenewals />
    </Panel>
  </div>
)

/** `?pay=<invoice id>`, where an order leads that is paid off-site: what is left to do for it. */
function NextStep() {
  const [search, setSearch] = useSearchParams()
  const orders = useMyOrders()
  const invoice = orders.data?.find((row) => row.invoice?.id === search.get('pay'))?.invoice
  if (!invoice || !isOpenInvoice(invoice)) return null
  return (
    <Panel
      title="One step left: the payment"
      className="rounded-lg border border-accent bg-surface p-5 sm:p-6"
    >
      <PayInvoice invoice={invoice} onPaid={() => setSearch({}, { replace: true })} />
    </Panel>
  )
}
