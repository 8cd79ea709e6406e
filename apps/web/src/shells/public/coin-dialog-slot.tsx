import { lazy, Suspense } from 'react'

const CoinDialog = lazy(() =>
  import('../../features/billing/coin-dialog.tsx').then((module) => ({
    default: module.CoinDialog,
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
