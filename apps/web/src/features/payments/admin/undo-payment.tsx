import type { Transaction } from '@hostfront/contract/payments'
import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../../host/settings.ts'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useAct } from '../../../parts/use-act.ts'

/** What undoing does beside the record. */
function undoWords(numbers: string, credited: number): string {
  const open = numbers ? `Invoice ${numbers} is to be paid again.` : ''
  const coins = credited > 0 ? `${coinWords(credited)} are taken back from the balance.` : ''
  return [open, coins].filter(Boolean).join(' ')
}

/** Says that a payment was recorded wrongly, and why. Mount it to open it. */
export function UndoPayment({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const { payment, customer, pays } = row
  const numbers = pays.map(({ number }) => number).join(', ')
  return (
    <ReasonDialog
      title="Undo the payment"
      description={`${formatMoney(payment.amount, currency)} of ${customer.name}, ${payment.reference ?? 'without a reference'}. ${undoWords(numbers, payment.credited)} The record stays in the list as undone.`}
      hint="Kept with the payment and in the log. The customer is not told by the shop."
      confirm="Undo payment"
      send={(reason) =>
        act((api) => api.payments.undo({ id: payment.id, reason }), 'Payment undone')
      }
      onClose={onClose}
    />
  )
}
