import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Account } from '../../host/host.ts'
import { ConsentLine } from '../../parts/consent-line.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import type { OrderStep } from '../../words/checkout.ts'
import { type FieldName, isOfServer, markedFields } from './check-order.ts'
import { OrderProblemBox } from './order-problem-box.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderSum } from './order-sum.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ServerStep } from './server-step.tsx'
import { useOrderEntry } from './use-order-entry.ts'
import { WhoOrders } from './who-orders.tsx'

interface OrderEntryProps {
  /** Empty: the person chooses here. */
  planId: string
  /** Chosen where the order began; null: nowhere. */
  cycle: BillingCycle | null
  step: OrderStep
  onStep: (step: OrderStep) => void
  onPlan: (planId: string) => void
  onPlaced: (placed: OrderWithInvoice) => void
  onGetCoins: () => void
  /** For whom staff place it; left out: one's own order. */
  client?: Account
}

/** The way of an order in two steps: what is wanted, then who orders it and how it is paid. */
export function OrderEntry({
  planId,
  cycle,
  step,
  onStep,
  onPlan,
  onPlaced,
  onGetCoins,
  client,
}: OrderEntryProps) {
  const entry = useOrderEntry(planId, cycle, onPlaced, client)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wrong, setWrong] = useState<{ readonly field: FieldName } | null>(null)
  const shownStep = useRef(step)

  // The step is part of the browser's history: whatever has changed it, its beginning is where one goes on.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])

  useEffect(() => {
    if (!wrong || isOfServer(wrong.field) !== (step === 'server')) return
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wrong.field)}"]`)?.focus()
    setWrong(null)
  }, [wrong, step])

  function lead(field: FieldName | null): void {
    if (!field) return
    if (step === 'payment' && isOfServer(field)) onStep('server')
    setWrong({ field })
  }

  async function applyVoucher(): Promise<void> {
    const discount = await entry.voucher.apply(entry.fields.voucherCode)
    if (!discount) lead('voucherCode')
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (step === 'payment') {
      void entry.place().then(lead)
      return
    }
    const field = entry.proceed()
    if (field) lead(field)
    else onStep('payment')
  }

  const isPayment = step === 'payment'
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex min-h-0 flex-1 flex-col md:grid md:grid-cols-[1fr_19rem] md:grid-rows-[minmax(0,1fr)]"
    >
      <div
        key={step}
        className="cut-end @container flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-5 pt-3 pb-5 short:gap-3 short:py-2 sm:gap-5 sm:px-6 sm:pt-5"
      >
        <OrderSteps step={step} heading={heading} onBack={() => onStep('server')}>
          {isPayment ? <WhoOrders entry={entry} /> : null}
        </OrderSteps>
        {isPayment ? (
          <PaymentStep
            entry={entry}
            onSignIn={() => void entry.signIn().then(lead)}
            onKnown={() => {
              entry.change({ isNew: false })
              lead('password')
            }}
            onApplyVoucher={() => void applyVoucher()}
            onGetCoins={onGetCoins}
          />
        ) : (
          <ServerStep entry={entry} onPlan={onPlan} />
        )}
      </div>
      <OrderSum
        entry={entry}
        step={step}
        problem={
          entry.problem ? (
            <OrderProblemBox
              problem={entry.problem}
              marked={markedFields(entry.errors, entry.asked)}
              isNew={entry.customer.isNew}
              onGetCoins={onGetCoins}
            />
          ) : null
        }
        consent={isPayment && !entry.isForClient ? <ConsentLine action="order" /> : null}
      >
        {isPayment ? (
          <BusyButton key="place" type="submit" isBusy={entry.isPlacing} disabled={!entry.plan}>
            {entry.isPlacing ? 'Placing order...' : 'Place order'}
          </BusyButton>
        ) : (
          <Button key="continue" type="submit" disabled={!entry.plan}>
            Continue
          </Button>
        )}
      </OrderSum>
    </form>
  )
}
