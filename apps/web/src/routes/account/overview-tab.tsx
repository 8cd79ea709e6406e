import { Server } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { HowToPay } from '../../features/billing/how-to-pay.tsx'
import { isOpenInvoice, PayNow } from '../../features/billing/pay-now.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { useMyOrders } from '../../features/orders/use-my-orders.ts'
import { UpcomingRenewals } from '../../features/services/upcoming-renewals.tsx'
import { useMyServices } from '../../features/services/use-my-services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OrderLink } from './order-link.tsx'

const SHOWN = 5

export function OverviewTab() {
  const orders = useMyOrders()
  const services = useMyServices()
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <NextStep />
        <Panel title="Recent activity">
          <Loaded answer={orders}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState
                  icon={Server}
                  title="No orders yet"
                  action={<OrderLink>Order your first service</OrderLink>}
                >
                  An order stands here from the moment you place it, with what became of it.
                </EmptyState>
              ) : (
                <OrderList
                  orders={rows.slice(0, SHOWN)}
                  payment={(invoice) => <PayNow invoice={invoice} />}
                />
              )
            }
          </Loaded>
        </Panel>
      </div>
      <Panel title="Upcoming renewals">
        <Loaded answer={services}>{(rows) => <UpcomingRenewals services={rows} />}</Loaded>
      </Panel>
    </div>
  )
}

/** `?pay=<invoice id>`, where an order leads that is paid off-site: what is left to do for it. */
function NextStep() {
  const [search] = useSearchParams()
  const orders = useMyOrders()
  const invoice = orders.data?.find((row) => row.invoice?.id === search.get('pay'))?.invoice
  if (!invoice || !isOpenInvoice(invoice)) return null
  return (
    <Panel
      title="One step left: the payment"
      className="rounded-lg border border-accent bg-surface p-5 sm:p-6"
    >
      <HowToPay invoice={invoice} />
    </Panel>
  )
}
