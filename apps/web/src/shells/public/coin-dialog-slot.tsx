import { lazy, Suspense } from 'react'
import { loadPart } from '../../host/load-part.ts'

const CoinDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/billing/coin-dialog.tsx')).CoinDialog,
  })),
)

interface CoinDialogSlotProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Loads the coin dialog when it is first asked for. */
export function CoinDialogSlot({ isOpen, onOpenChange }: CoinDialogSlotProps) {
  return isOpen ? (
    <Suspense>
      <CoinDialog open={isOpen} onOpenChange={onOpenChange} />
    </Suspense>
  ) : null
}
