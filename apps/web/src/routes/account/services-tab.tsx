import { Server } from 'lucide-react'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { PayNow } from '../../features/billing/pay-now.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { useMyOrders } from '../../features/orders/use-my-orders.ts'
import { MyServices } from '../../features/services/my-services.tsx'
import { useMyServices } from '../../features/services/use-my-services.ts'
import type { Account } from '../../host/host.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { OrderLink } from '../../shells/account/order-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RenewService } from './renew-service.tsx'

export function ServicesTab({ account }: { account: Account }) {
  const services = useMyServices()
  const orders = useMyOrders()
  return (
    <div className="flex flex-col gap-12">
      <Panel title="Your services">
        <Loaded answer={services}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                icon={Server}
                title="No services yet"
                action={<OrderLink>Order a service</OrderLink>}
              >
                A service starts as soon as our team has approved its order.
              </EmptyState>
            ) : (
              <>
                <MyServices
                  services={rows}
                  renewal={(service) => <RenewService service={service} account={account} />}
                />
                <MoreButton pages={services} />
                <AutoRenewNote />
              </>
            )
          }
        </Loaded>
      </Panel>
      <Panel title="Orders">
        <Loaded answer={orders}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="text-muted">You have not ordered anything yet.</p>
            ) : (
              <>
                <OrderList orders={rows} payment={(invoice) => <PayNow invoice={invoice} />} />
                <MoreButton pages={orders} />
              </>
            )
          }
        </Loaded>
      </Panel>
    </div>
  )
}
