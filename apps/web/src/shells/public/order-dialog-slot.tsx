import { type ComponentProps, lazy, useState } from 'react'
import { type NavigateFunction, useSearchParams } from 'react-router'
import type { OrderDialog } from '../../features/orders/order-dialog.tsx'
import { loadPart } from '../../host/load-part.ts'
import { nextTurn } from '../../ui/next-turn.ts'
import { CoinDialogSlot } from './coin-dialog-slot.tsx'
import { Late } from './late.tsx'
import { useReadyAhead } from './use-ready-ahead.ts'

const LINKS = 'a[href*="?order="]'

let ready: typeof OrderDialog | null = null

async function load() {
  const { OrderDialog, prepareOrderDialog } = await import('../../features/orders/order-dialog.tsx')
  ready = OrderDialog
  return { default: OrderDialog, prepareOrderDialog }
}

/** Loads the form, a piece in each turn. */
async function prepare(navigate: NavigateFunction): Promise<void> {
  await import('../../ui/dialog.tsx')
  await nextTurn()
  const { prepareOrderDialog } = await load()
  await prepareOrderDialog(LINKS, navigate)
}

const LoadedDialog = lazy(() => loadPart(load))

/** `?order=<plan id>` on any page opens the order form over it; too few coins lead on to the coin dialog. */
export function OrderDialogSlot() {
  const [search] = useSearchParams()
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  useReadyAhead(LINKS, prepare)
  return (
    <Late>
      {search.has('order') ? <AnyOrderDialog onGetCoins={() => setIsCoinDialogOpen(true)} /> : null}
      <CoinDialogSlot isOpen={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
    </Late>
  )
}

/** What is there already is drawn at once; what is awaited would cost one more turn even so. */
function AnyOrderDialog(props: ComponentProps<typeof OrderDialog>) {
  const [Dialog] = useState(() => ready ?? LoadedDialog)
  return <Dialog {...props} />
}
