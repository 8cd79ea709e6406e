import type { Payment } from '@hostfront/contract/orders'
import { toDecimal } from '@hostfront/domain/money/money'
import { useSettings } from '../host/settings.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { FormEnd } from './form-end.tsx'
import { PaymentForm, today } from './payment-form.ts'
import { TextField } from './text-field.tsx'
import { useSchemaForm } from './use-schema-form.ts'

interface RecordPaymentProps {
  /** What the invoice asks for, minor units. */
  total: number
  /** Answers with what stood against it, or null when it is done. */
  onRecord: (payment: Payment) => Promise<string | null>
  onCancel: () => void
  /** The deed, as its button says it. */
  children: string
}

/** Takes down money that arrived off-site, for one invoice. */
export function RecordPayment({ total, onRecord, onCancel, children }: RecordPaymentProps) {
  const { currency } = useSettings()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => PaymentForm,
    send: async (payment: Payment) => {
      const message = await onRecord(payment)
      return message === null ? null : { message }
    },
  })

  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Reference"
        autoComplete="off"
        hint="As it stands on the transfer."
        error={issueSentence(errors.reference)}
        name="reference"
      />
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
      <FormEnd problem={problem} isSending={isSending} onCancel={onCancel}>
        {children}
      </FormEnd>
    </form>
  )
}
