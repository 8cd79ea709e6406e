import type { Transaction } from '@hostfront/contract/payments'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

const UndoForm = z.object({ reason: typedText(500) })

/** Says that a payment was recorded wrongly, and why. Mount it to open it. */
export function UndoPayment({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const { currency } = useSettings()
  const act = useAct()
  const { payment, customer, pays } = row
  const numbers = pays.map(({ number }) => number).join(', ')
  const form = useSchemaForm({
    loadSchema: () => UndoForm,
    send: ({ reason }: { reason: string }) =>
      act((api) => api.payments.undo({ id: payment.id, reason }), 'Payment undone'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Undo the payment"
      description={`${formatMoney(payment.amount, currency)} of ${customer.name}, ${payment.reference ?? 'without a reference'}. Invoice ${numbers} is to be paid again, and the record stays in the list as undone.`}
      form={form}
      confirm="Undo payment"
      look="danger"
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        hint="Kept with the payment and in the log. The customer is not told by the shop."
        maxLength={500}
        error={issueSentence(form.errors.reason)}
        name="reason"
      />
    </FormDialog>
  )
}
