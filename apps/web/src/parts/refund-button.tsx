import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../host/load-part.ts'
import { RowButton } from '../ui/row-button.tsx'
import { RowMenu } from './row-menu.tsx'

/** Loaded when it is opened. */
const RefundDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog })),
)

interface RefundButtonProps {
  /** Of the invoice. */
  id: string
  /** How what is refunded is called, for those who hear the button by itself. */
  row: string
  /** In a list it is not what its rows are for, and in their menu. */
  isInMenu?: boolean
}

/** Opens the refund of an invoice. */
export function RefundButton({ id, row, isInMenu = false }: RefundButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isInMenu ? (
        <RowMenu isMinor row={row} acts={[{ action: 'Refund', onAct: () => setIsOpen(true) }]} />
      ) : (
        <RowButton action="Refund" letter="F" row={row} onClick={() => setIsOpen(true)} />
      )}
      {isOpen ? (
        <Suspense>
          <RefundDialog of="invoice" id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
