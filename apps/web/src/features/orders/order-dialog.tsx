import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { isPayable } from '@hostfront/domain/billing/payable'
import { useNavigate, useSearchParams } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { ordersClosedWords } from '../../words/orders.ts'
import { dropDraft } from './order-draft.ts'
import { OrderEntry } from './order-entry.tsx'

/** The order form over the page whose address says `?order=<plan id>`; an empty id leaves the choice to the person. */
export function OrderDialog({ onGetCoins }: { onGetCoins: () => void }) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { takesOrders } = useSettings()
  const planId = search.get('order')

  function close(): void {
    const rest = new URLSearchParams(search)
    rest.delete('order')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }

  function onPlaced({ invoice }: OrderWithInvoice): void {
    void toast("Order submitted successfully! It's now pending admin approval.")
    // What is paid off-site still has to be paid: the dashboard says how, beside the order.
    if (invoice && isPayable(invoice)) void navigate(`/dashboard?pay=${invoice.id}`)
    else close()
  }

  if (planId === null) return null
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
      size="large"
      title="Order a service"
      onOpenChange={() => {
        dropDraft()
        close()
      }}
    >
      <OrderEntry key={planId} planId={planId} onPlaced={onPlaced} onGetCoins={onGetCoins} />
    </Dialog>
  )
}
