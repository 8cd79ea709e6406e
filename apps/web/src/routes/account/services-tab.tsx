import type { OrderWithService } from '@hostfront/contract/orders'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import type { Need } from '@hostfront/domain/needs/need'
import type { Service } from '@hostfront/domain/services/service'
import { Server } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { AutoRenewNote } from '../../features/billing/auto-renew-note.tsx'
import { MyInvoiceBadge } from '../../features/billing/my-invoice-badge.tsx'
import { PayNow } from '../../features/billing/pay-now.tsx'
import { OrderList } from '../../features/orders/order-list.tsx'
import { useMyOrders } from '../../features/orders/use-my-orders.ts'
import { EndedServices, hasEnded, MyServices } from '../../features/services/my-services.tsx'
import { useMyServices } from '../../features/services/use-my-services.ts'
import type { Account } from '../../host/host.ts'
import { loadPart } from '../../host/load-part.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useNeeds } from '../../parts/use-needs.ts'
import { OrderLink } from '../../shells/account/order-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RenewalBill } from './renewal-bill.tsx'
import { ServiceActs } from './service-acts.tsx'

/** Loaded for who has nothing yet. */
const HostingOffers = lazy(() =>
  loadPart(async () => ({ default: (await import('./hosting-offers.tsx')).HostingOffers })),
)

/** Loaded where a service is being set up. */
const MeasuredWait = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/orders/measured-wait.tsx')).MeasuredWait,
  })),
)

const isWaiting = ({ order }: OrderWithService): boolean => order.status === 'pending'

/** Neither it nor what came of it is listed elsewhere. */
const isOver = (row: OrderWithService): boolean => !isWaiting(row) && row.serviceStatus === null

/** What was ordered and is not there yet, then what the person holds, then all that is over. */
export function ServicesTab({ account }: { account: Account }) {
  const services = useMyServices()
  const orders = useMyOrders()
  const waiting = orders.data?.filter(isWaiting) ?? []
  const ended = services.data?.filter(hasEnded) ?? []
  return (
    <Loaded answer={orders} shape="cards">
      {(placed) => (
        <div className="flex flex-col gap-12">
          {waiting.length > 0 ? (
            <Panel title="Waiting to start">
              <Orders orders={waiting} />
            </Panel>
          ) : null}
          <HeldServices account={account} services={services} isExpected={waiting.length > 0} />
          {ended.length > 0 ? <EndedServices services={ended} /> : null}
          {placed.some(isOver) || orders.hasNextPage ? (
            <Panel title="Earlier orders">
              <Orders orders={placed.filter(isOver)} />
              <MoreButton pages={orders} />
            </Panel>
          ) : null}
        </div>
      )}
    </Loaded>
  )
}

const Orders = ({ orders }: { orders: readonly OrderWithService[] }) => (
  <OrderList
    orders={orders}
    payment={(invoice) => <PayNow invoice={invoice} isCheckingSaid />}
    paymentState={(invoice) =>
      isOpenInvoice(invoice) ? <MyInvoiceBadge invoice={invoice} /> : null
    }
  />
)

interface HeldServicesProps {
  account: Account
  services: ReturnType<typeof useMyServices>
  /** Orders wait for the team: nobody has to be told how to get a service. */
  isExpected: boolean
}

function HeldServices({ account, services, isExpected }: HeldServicesProps) {
  const needs = useNeeds().data ?? []
  const isNone = services.data?.every(hasEnded) && !services.hasNextPage
  // A heading with nothing below it is none.
  if (isExpected && isNone) {
    return (
      <p className="-mt-6 max-w-prose text-muted">
        Your service appears here as soon as our team has approved its order.
      </p>
    )
  }
  return (
    // What is empty says itself what would be there.
    <Panel title="Your services" className={isNone ? '[&>:first-child]:sr-only' : ''}>
      <Loaded answer={services} shape="cards">
        {(rows) => {
          const held = rows.filter((service) => !hasEnded(service))
          if (held.length === 0) {
            return services.hasNextPage ? <MoreButton pages={services} /> : <NoServices />
          }
          return (
            <>
              <MyServices
                account={account}
                services={neediestFirst(held, needs)}
                making={({ id, planId }) =>
                  needs.some((need) => need.kind === 'answer' && need.service.id === id) ? (
                    <p>It waits for your answer.</p>
                  ) : (
                    <>
                      <p>We are setting it up and tell you when it is ready.</p>
                      <Suspense>
                        <MeasuredWait planId={planId} />
                      </Suspense>
                    </>
                  )
                }
                bill={({ id }) => <RenewalBill serviceId={id} />}
                acts={(service) => (
                  <ServiceActs service={service} account={account} needs={needs} />
                )}
              />
              <MoreButton pages={services} />
              <AutoRenewNote />
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}

/** What waits for its customer comes first; the rest as it was. */
function neediestFirst(services: readonly Service[], needs: readonly Need[]): Service[] {
  const rankOf = ({ id }: Service) => {
    const at = needs.findIndex((need) => 'service' in need && need.service.id === id)
    return at < 0 ? needs.length : at
  }
  return services.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const NoServices = () => (
  <>
    <EmptyState
      icon={Server}
      title="No services yet"
      action={<OrderLink isPageOwn>Order a service</OrderLink>}
    >
      Order one, and follow it here.
    </EmptyState>
    <Suspense>
      <HostingOffers />
    </Suspense>
  </>
)
