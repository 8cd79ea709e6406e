import { type ComponentProps, lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderDialog } from '../../features/orders/order-dialog.tsx'
import { loadPart } from '../../host/load-part.ts'
import { nextTurn } from '../../ui/next-turn.ts'
import { CoinDialogSlot } from './coin-dialog-slot.tsx'
import { Late } from './late.tsx'
import { useReadyAhead } from './use-ready-ahead.ts'

let ready: typeof OrderDialog | null = null

async function load(): Promise<typeof OrderDialog> {
  const dialog = await import('../../features/orders/order-dialog.tsx')
  ready = dialog.OrderDialog
  return ready
}

/**
 * Loads the form, a piece in each turn, and does what it would do first when it is drawn: the names of 250 countries are
 * put in order.
 */
async function prepare(): Promise<void> {
  if (ready) return
  await import('../../ui/dialog.tsx')
  await nextTurn()
  await load()
  await nextTurn()
  const { countryChoices } = await import('../../words/countries.ts')
  countryChoices()
}

const LoadedDialog = lazy(() => loadPart(async () => ({ default: await load() })))

/** `?order=<plan id>` on any page opens the order form over it; too few coins lead on to the coin dialog. */
export function OrderDialogSlot() {
  const [search] = useSearchParams()
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  useReadyAhead('a[href*="?order="]', prepare)
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
