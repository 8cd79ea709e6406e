import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { CoinDialogSlot } from './coin-dialog-slot.tsx'
import { Late } from './late.tsx'

const OrderDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/orders/order-dialog.tsx')).OrderDialog,
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
