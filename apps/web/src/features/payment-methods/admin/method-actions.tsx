import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { openHost } from '../../../host/open-host.ts'
import { type CanMove, MoveButtons } from '../../../parts/move-buttons.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { isUnset } from './method-standing.tsx'

interface MethodActionsProps {
  method: PaymentMethod
  canMove: CanMove
  onEdit: (method: PaymentMethod) => void
}

/** The buttons of one way to pay. It is switched off and never deleted: its id is on invoices. */
export function MethodActions({ method, canMove, onEdit }: MethodActionsProps) {
  const { id, name } = method

  async function move(direction: 'up' | 'down'): Promise<void> {
    const { api } = await openHost()
    await api.paymentMethods.move({ id, direction })
  }

  return (
    <div className="flex gap-2 @max-xs:flex-wrap">
      <MoveButtons name={name} canMove={canMove} onMove={move} />
      {method.kind === 'manual' ? (
        <RowButton
          isMain={isUnset(method)}
          action={isUnset(method) ? 'Fill in' : 'Edit'}
          letter="E"
          row={name}
          onClick={() => onEdit(method)}
        />
      ) : null}
    </div>
  )
}
