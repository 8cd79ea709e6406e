import type { Payment } from '@hostfront/contract/orders'
import { toDecimal } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../ui/use-schema-form.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { PaymentForm, today } from './payment-form.ts'

interface RecordPaymentProps {
  description: string
  /** What the invoice asks for, minor units. */
  total: number
  /** Answers with why it was refused, at the field of `PAYMENT_FIELDS`, or null when it is done. */
  onRecord: (payment: Payment) => Promise<FormFailure | null>
  onClose: () => void
  /** The action, as its button says it. */
  confirm: string
}

/** Takes down money that arrived off-site, for one invoice. Mount it to open it. */
export function RecordPayment({
  description,
  total,
  onRecord,
  onClose,
  confirm,
}: RecordPaymentProps) {
  const { currency } = useSettings()
  const [isReferenceUsed, setIsReferenceUsed] = useState(false)
  const form = useSchemaForm({
    loadSchema: () => PaymentForm,
    send: async (payment) => {
      const failure = await onRecord(payment)
      if (failure?.field === 'reference') setIsReferenceUsed(true)
      return failure
    },
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Record the payment"
      description={description}
      form={form}
      confirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="Reference"
        autoComplete="off"
        hint="As it appears on the transfer."
        error={issueSentence(errors.reference)}
        // What is said of one reference does not hold for another.
        onInput={() => setIsReferenceUsed(false)}
        name="reference"
      />
      {isReferenceUsed ? (
        <SwitchField label="This one transfer pays several invoices" name="isShared" />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          error={issueSentence(errors.amount)}
          name="amount"
          defaultValue={toDecimal(total)}
        />
        <TextField
          label="Received on"
          type="date"
          error={issueSentence(errors.paidAt)}
          name="paidAt"
          defaultValue={today()}
        />
      </div>
    </FormDialog>
  )
}
