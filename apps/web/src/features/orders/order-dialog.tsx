import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { type NavigateFunction, useSearchParams } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { followAtOnce } from '../../ui/follow-at-once.ts'
import { nextTurn } from '../../ui/next-turn.ts'
import { toast } from '../../ui/toast.ts'
import { JUST_PLACED, orderPath } from '../../words/order-paths.ts'
import { ordersClosedWords } from '../../words/orders-closed.ts'
import { closeDraft } from './order-draft.ts'
import { OrderEntry } from './order-entry.tsx'
import { useOrderStep } from './use-order-step.ts'

let isPrepared = false

/**
 * Does what the form would do first when it is drawn, the names of 250 countries put in order, and has it drawn within the
 * press of what `links` to it from then on.
 */
export async function prepareOrderDialog(links: string, navigate: NavigateFunction): Promise<void> {
  if (isPrepared) return
  await nextTurn()
  const { countryChoices } = await import('../../words/countries.ts')
  countryChoices()
  if (!isPrepared) followAtOnce(links, navigate)
  isPrepared = true
}

/** The order form over the page whose address says `?order=<plan id>`; an empty id leaves the choice to the person. */
export function OrderDialog({ onGetCoins }: { onGetCoins: () => void }) {
  const [search] = useSearchParams()
  const { takesOrders } = useSettings()
  const { step, isClosing, show, showPlan, leave } = useOrderStep()
  const planId = search.get('order')
  const cycle = BillingCycle.safeParse(search.get('cycle'))

  function close(): void {
    const rest = new URLSearchParams(search)
    rest.delete('order')
    leave({ to: { search: rest.toString() }, isSamePage: true })
  }

  function onPlaced({ order }: OrderWithInvoice): void {
    void toast("Order submitted successfully! It's now pending admin approval.")
    leave({ to: orderPath(order.id), isSamePage: false, state: JUST_PLACED })
  }

  if (planId === null || isClosing) return null
  if (!takesOrders) {
    return (
      <Dialog open title={ordersClosedWords.title} onOpenChange={close}>
        <p>{ordersClosedWords.text}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      isBare
      size="large"
      title="Order a service"
      onOpenChange={() => {
        closeDraft()
        close()
      }}
    >
      <OrderEntry
        planId={planId}
        cycle={cycle.success ? cycle.data : null}
        step={step}
        onStep={show}
        onPlan={showPlan}
        onPlaced={onPlaced}
        onGetCoins={onGetCoins}
      />
    </Dialog>
  )
}
