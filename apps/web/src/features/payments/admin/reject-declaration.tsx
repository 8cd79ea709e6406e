import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../../host/settings.ts'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { declarationName, REJECTIONS } from '../../../words/declarations.ts'

interface RejectDeclarationProps {
  row: QueuedDeclaration
  onClose: () => void
  onDone: () => void
}

/** Says that it did not come in as declared, and why. Mount it to open it. */
export function RejectDeclaration({ row, onClose, onDone }: RejectDeclarationProps) {
  const { currency } = useSettings()
  const act = useAct()
  const { declaration, customer } = row
  return (
    <ReasonDialog
      title="Reject the payment"
      description={`${formatMoney(declaration.amount, currency)} of ${customer.name}, ${declarationName(declaration)}. The customer reads the reason and can declare it again.`}
      confirm="Reject payment"
      presets={REJECTIONS}
      send={(reason) =>
        act(
          ({ declarations }) => declarations.reject({ id: declaration.id, reason }),
          'Payment rejected',
        )
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}
