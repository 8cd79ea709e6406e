import type { OwnOrder } from '@hostfront/contract/orders'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { displayStatus } from '@hostfront/domain/orders/display-status'
import type { OrderStatus } from '@hostfront/domain/orders/order'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { MyInvoiceBadge } from '../../features/billing/my-invoice-badge.tsx'
import { useIsDeclared, useMyDeclarations } from '../../features/billing/use-my-declarations.ts'
import { CancelOrder } from '../../features/orders/cancel-order.tsx'
import { OrderFacts } from '../../features/orders/order-facts.tsx'
import { OrderProgress } from '../../features/orders/order-progress.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Panel } from '../../ui/panel.tsx'
import { recordTitle } from '../../ui/record-title.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { asRefusal } from '../../words/explain.ts'
import { isServerReady } from '../../words/order-next.ts'
import { ORDER_HEADINGS } from '../../words/order-progress.ts'
import { OrderNextStep } from './order-next-step.tsx'

/** One order of the person's, from the moment it is placed. Nobody else's is found. */
export function OrderPage() {
  const { id = '' } = useParams()
  const answer = useAnswer(['orders', 'get', id], (api) => api.orders.get({ id }))
  if (asRefusal(answer.error)?.code === 'NOT_FOUND') return <NoOrder />
  return (
    <Container className="min-h-[60dvh] py-5 sm:py-8 md:py-10">
      <p className="mb-1 text-sm sm:mb-2">
        <span aria-hidden="true" className="text-muted">
          ←{' '}
        </span>
        <TextLink to="/dashboard?tab=services">Your services</TextLink>
      </p>
      {answer.data ? null : <h1 className="mb-8 text-3xl">Order</h1>}
      <Loaded answer={answer} shape="record">
        {(row) => <KnownOrder key={id} row={row} refetch={answer.refetch} />}
      </Loaded>
    </Container>
  )
}

/** Somebody else's, or none at all. */
const NoOrder = () => (
  <Container className="grid min-h-[60dvh] content-center py-20">
    <h1 className="text-title">Order not found</h1>
    <p className="mt-3 max-w-prose text-lead text-muted">There is no such order in your account.</p>
    <div className="mt-8">
      <LinkButton to="/dashboard?tab=services">Your services</LinkButton>
    </div>
  </Container>
)

/** What came of it; nothing until that is known, or there. */
const useServiceOf = (serviceId: string | null) =>
  useAnswer(['services', 'get', serviceId], async (api) =>
    serviceId === null ? null : api.services.get({ id: serviceId }),
  ).data

function KnownOrder({ row, refetch }: { row: OwnOrder; refetch: () => Promise<unknown> }) {
  const { order, invoice, serviceId, serviceStatus } = row
  const isDeclared = useIsDeclared(invoice?.id)
  const own = useServiceOf(serviceId)
  // With nothing left to pay there is little to say: what was ordered has the room below it.
  const isToPay = invoice !== null && isOpenInvoice(invoice) && !isDeclared
  const isReady = own ? isServerReady(own) : null
  const top = useInSight(stateSeen(order.status, isDeclared, useMyDeclarations().isSuccess))
  return (
    <>
      <div ref={top} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className={recordTitle}>{ORDER_HEADINGS[order.status]}</h1>
        {/* Where there is room on the line of the heading. */}
        <p className="min-w-0 text-lead text-muted max-sm:order-last max-sm:basis-full [overflow-wrap:anywhere]">
          {order.serverName}
        </p>
        {isToPay ? (
          // As its card has it: what it waits for is its state to whom it waits for.
          <>
            <span className="sr-only">Pending</span>
            <MyInvoiceBadge invoice={invoice} />
          </>
        ) : (
          <StatusBadge
            status={
              // Active is what is paid for, also while it is being made.
              serviceStatus === 'active' && isReady === false
                ? 'being set up'
                : displayStatus(order.status, serviceStatus)
            }
          />
        )}
      </div>
      <OrderProgress
        row={row}
        standing={{ isDeclared, isReady: isReady ?? false, step: own?.delivery?.step ?? null }}
      />
      <div
        className={`mt-5 grid gap-x-8 gap-y-6 sm:mt-8 ${isToPay ? 'items-start lg:grid-cols-[1fr_23rem]' : ''}`}
      >
        <div className="min-w-0">
          <OrderNextStep {...{ row, isDeclared, refetch }} />
        </div>
        <Panel
          title="What you ordered"
          className="rounded-lg border border-line bg-surface p-5 sm:p-6"
        >
          <OrderFacts
            order={order}
            invoice={invoice}
            isDeclared={isDeclared}
            isWide={!isToPay}
            isPayBeside={isToPay}
          />
          {/* After all that is to be done about it. */}
          <div className="-mx-3 mt-3 -mb-3 flex justify-end empty:hidden">
            <CancelOrder order={order} invoice={invoice} look="quiet-danger" />
          </div>
        </Panel>
      </div>
    </>
  )
}

/** Null until it is known what was declared. */
function stateSeen(status: OrderStatus, isDeclared: boolean, isKnown: boolean) {
  if (!isKnown) return null
  return status === 'pending' && isDeclared ? 'declared' : status
}

/** What its customer does at the end of the page changes what it begins with: they are taken there. */
function useInSight(state: OrderStatus | 'declared' | null) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isNew = before.current !== null && before.current !== state
    before.current = state
    if (!isNew || (state !== 'declared' && state !== 'cancelled')) return
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView()
  }, [state])
  return box
}
