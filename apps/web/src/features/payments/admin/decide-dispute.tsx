import type { Transaction } from '@hostfront/contract/payments'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../../host/settings.ts'
import type { Act } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export type Decision = 'bill' | 'write-off'

export interface Decided {
  readonly row: Transaction
  readonly dispute: Transaction['disputes'][number]
  readonly decision: Decision
}

interface DecideDisputeProps extends Decided {
  act: Act
  /** Closed, decided or not. */
  onClose: () => void
}

/** What becomes of the invoice of a lost dispute is said once, so it is asked for first. Mount it to open it. */
export function DecideDispute({ row, dispute, decision, act, onClose }: DecideDisputeProps) {
  const { currency } = useSettings()
  const { id, takenBack } = dispute
  const amount = (
    <strong className="font-semibold figures">{formatMoney(takenBack, currency)}</strong>
  )
  return decision === 'bill' ? (
    <ConfirmDialog
      title="Bill it again?"
      confirm="Issue invoice"
      cancel="Decide later"
      look="primary"
      onClose={onClose}
      onConfirm={() => act((api) => api.disputes.billAnew({ id }), 'Invoice issued')}
    >
      <p>
        {row.customer.name} gets a new invoice of {amount}, and is told of it. Services keep
        running, and none runs longer by it. This is decided once.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title="Write it off?"
      confirm="Write off"
      cancel="Decide later"
      onClose={onClose}
      onConfirm={() => act((api) => api.disputes.writeOff({ id }), 'Written off')}
    >
      <p>
        {amount} stay lost: {row.customer.name} is not billed for them. Services keep running. This
        is decided once.
      </p>
    </ConfirmDialog>
  )
}
