import type { OwnOrder } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { Id } from '@hostfront/domain/record'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { CheckedWithin } from '../../features/billing/checked-within.tsx'
import { DeclaredPayments } from '../../features/billing/declared-payments.tsx'
import { PayInvoice } from '../../features/billing/pay-invoice.tsx'
import { usePaymentLooks } from '../../features/billing/use-payment-looks.ts'
import { MeasuredWait } from '../../features/orders/measured-wait.tsx'
import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { framed, NextPanel } from '../../ui/next-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatDay } from '../../words/dates.ts'
import { attemptLine } from '../../words/gateways.ts'
import { deliveryNext, orderMoment, orderNext } from '../../words/order-next.ts'
import { isJustPlaced } from '../../words/order-paths.ts'
import { orderEnd } from '../../words/order-progress.ts'
import { myServicePath } from '../../words/service-paths.ts'
import { aimWords } from '../../words/wait-words.ts'

interface OrderNextStepProps {
  row: OwnOrder
  /** Its customer has told of a payment that is not checked yet. */
  isDeclared: boolean
  refetch: () => Promise<unknown>
}

/** What happens now with an order, and the one thing that its customer may do about it. */
export function OrderNextStep({ row, isDeclared, refetch }: OrderNextStepProps) {
  const { order, invoice, serviceId } = row
  const { currency } = useSettings()
  const returned = useReturned(refetch)
  const isAsked = useJustPlaced()
  const attempt = returned.seen ?? row.attempt
  const moment = orderMoment({ ...row, attempt }, isDeclared)
  if (moment === 'over') return <Ended row={row} />
  if (moment === 'delivery') return serviceId ? <ServiceNext id={serviceId} /> : null
  const owed = invoice ? owedWords(invoice, currency) : ''
  const { title, text } = orderNext(moment, { order, attempt, owed })
  const isToPay = moment === 'payment' && invoice !== null
  return (
    <NextPanel title={title} isCalm={moment !== 'payment'}>
      {moment === 'approval' && returned.id && attempt?.state === 'succeeded' ? (
        <p className="max-w-prose font-semibold">{attemptLine(attempt)}</p>
      ) : null}
      {isToPay && returned.id && attempt ? (
        <p className="max-w-prose" role="status">
          {attemptLine(attempt)}
        </p>
      ) : null}
      {text ? (
        <p
          className={`max-w-prose ${isToPay ? '-mt-4 text-muted max-sm:-mb-2 max-sm:text-sm' : ''}`}
          role={isToPay ? undefined : 'status'}
        >
          {text}
        </p>
      ) : null}
      {moment === 'declared' ? <CheckedWithin /> : null}
      {moment === 'approval' || isToPay ? (
        <div className={`empty:hidden ${isToPay ? '-mt-4 max-sm:-mb-2' : ''}`}>
          {isToPay ? <CheckedWithin /> : <LookedAtWithin />}
          <MeasuredWait planId={order.planId} />
        </div>
      ) : null}
      {isToPay ? (
        <PayInvoice
          invoice={invoice}
          isAsChosen
          isAsked={isAsked}
          isNextSaid
          // What is paid is asked for again by itself.
          onPaid={() => undefined}
        />
      ) : (
        <>
          {moment === 'declared' ? (
            <DeclaredPayments invoiceId={invoice?.id ?? ''} isCheckingSaid />
          ) : null}
          <div className="max-sm:grid">
            <LinkButton to="/dashboard" look="secondary">
              Go to your dashboard
            </LinkButton>
          </div>
          {(moment === 'declared' || moment === 'odd') && invoice ? (
            <details className="group">
              <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-muted underline underline-offset-4 hover:no-underline [&::-webkit-details-marker]:hidden">
                Did the payment fail? Pay in another way
                <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
              </summary>
              <div className="pt-3">
                <PayInvoice
                  invoice={invoice}
                  isAsChosen
                  isAside
                  isDeclaredElsewhere
                  onPaid={() => undefined}
                />
              </div>
            </details>
          ) : null}
        </>
      )}
    </NextPanel>
  )
}

/** How much is to be paid, and until when; what is late has no day that it could be paid by. */
function owedWords(invoice: Invoice, currency: Currency): string {
  const amount = formatMoney(owedOf(invoice), currency)
  return invoice.status === 'overdue' ? amount : `${amount} by ${formatDay(invoice.dueDate)}`
}

function LookedAtWithin() {
  const words = aimWords('look at orders', useSettings().billing.checkHours)
  return words ? <p className="text-muted text-sm">{words}.</p> : null
}

/** The payment that somebody comes back from, by its address, and what the payment service says of it. */
function useReturned(refetch: () => Promise<unknown>) {
  const [search] = useSearchParams()
  const id = Id.safeParse(search.get('payment')).data
  const seen = usePaymentLooks(id)
  const state = seen?.state
  useEffect(() => {
    // What it pays is read from the shop.
    if (state) void refetch()
  }, [state, refetch])
  return { id, seen }
}

/** Whether the order has been placed just before: said once, and by no reload or way back again. */
function useJustPlaced(): boolean {
  const location = useLocation()
  const navigate = useNavigate()
  const [isPlaced] = useState(() => isJustPlaced(location.state))
  useEffect(() => {
    if (!isJustPlaced(location.state)) return
    const { pathname, search } = location
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [location, navigate])
  return isPlaced
}

/** What has become of an order that is over. */
const Ended = ({ row }: { row: OwnOrder }) => (
  <NextPanel title="What became of it" isCalm>
    {row.order.reason ? (
      <p className="border-bad border-s-2 ps-3 [overflow-wrap:anywhere]">
        Not approved: {row.order.reason}
      </p>
    ) : null}
    <p className="max-w-prose">{orderEnd(row)}</p>
    <div>
      <LinkButton to="?order=" preventScrollReset>
        Order another service
      </LinkButton>
    </div>
  </NextPanel>
)

/** Neither its customer nor a fault is waited for. */
const AIMED_AT: ReadonlySet<string> = new Set(['by-hand', 'reserved', 'installing'])

/** How far the server of an approved order is. */
function ServiceNext({ id }: { id: string }) {
  const answer = useAnswer(['services', 'get', id], (api) => api.services.get({ id }))
  return (
    <Loaded answer={answer}>
      {(own) => {
        const { title, text, act } = deliveryNext(own)
        return (
          <div
            className={`flex flex-wrap items-center justify-between gap-x-10 gap-y-5 ${framed(true)}`}
          >
            <Panel title={title} className="flex-[1_1_20rem] [&>:first-child]:mb-1.5">
              <p role="status">{text}</p>
              {own.delivery &&
              AIMED_AT.has(own.delivery.step) &&
              own.service.status === 'active' ? (
                <MeasuredWait planId={own.service.planId} />
              ) : null}
            </Panel>
            <LinkButton to={myServicePath(id)} className="max-sm:w-full">
              {act}
            </LinkButton>
          </div>
        )
      }}
    </Loaded>
  )
}
