import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CoinDialogSlot } from './coin-dialog-slot.tsx'
import { Late } from './late.tsx'

const OrderDialog = lazy(() =>
  import('../../features/orders/order-dialog.tsx').then((module) => ({
    default: module.OrderDialog,
  })),
)

/** `?order=<plan id>` on any page opens the order form over it; too few coins lead on to the coin dialog. */
export function OrderDialogSlot() {
  const [search] = useSearchParams()
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  return (
    <Late>
      {search.has('order') ? <OrderDialog onGetCoins={() => setIsCoinDialogOpen(true)} /> : null}
      <CoinDialogSlot isOpen={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
    </Late>
  )
}
