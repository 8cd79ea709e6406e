import type { Payment } from '@hostfront/contract/orders'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { isRecordedWay } from '@hostfront/domain/payments/recorded-ways'
import { useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type FormFailure, useSchemaForm } from '../ui/use-schema-form.ts'
import { issueSentence } from '../words/issue-sentence.ts'
import { amountWords } from '../words/payments.ts'
import { PaidByField } from './paid-by-field.tsx'
import { PaymentForm, today } from './payment-form.ts'
import { SurplusField } from './surplus-field.tsx'

interface RecordPaymentProps {
  description: string
  /** What the invoice still owes, minor units; 0 where it is paid or closed. */
  owed: number
  /** Which way to pay the invoice names. */
  method: string
  /** Whether a part may be recorded. */
  takesPart?: boolean
  /** Answers with why it was refused, at the field of `PAYMENT_FIELDS`, or null when it is done. */
  onRecord: (payment: Payment) => Promise<FormFailure | null>
  onClose: () => void
  /** The action, as its button says it. */
  confirm: string
}

/** Takes down money that arrived off-site, for one invoice. Mount it to open it. */
export function RecordPayment({
  description,
  owed,
  method,
  takesPart = false,
  onRecord,
  onClose,
  confirm,
}: RecordPaymentProps) {
  const { currency } = useSettings()
  const [isReferenceUsed, setIsReferenceUsed] = useState(false)
  const [way, setWay] = useState(method)
  const [amount, setAmount] = useState(owed)
  const form = useSchemaForm({
    loadSchema: () => PaymentForm,
    send: async (payment) => {
      const failure = await onRecord(payment)
      if (failure?.field === 'reference') setIsReferenceUsed(payment.reference !== '')
      return failure
    },
    onDone: onClose,
  })
  const { errors } = form
  const isOptional = isRecordedWay(way)
  return (
    <FormDialog
      title="Record the payment"
      description={description}
      form={form}
      confirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          error={issueSentence(errors.amount)}
          hint={amountWords({ amount, owed, takesPart }, (sum) => formatMoney(sum, currency))}
          onInput={({ currentTarget }) => setAmount(parseMoney(currentTarget.value) ?? 0)}
          name="amount"
          defaultValue={owed === 0 ? '' : toDecimal(owed)}
        />
        <TextField
          label="Received on"
          type="date"
          error={issueSentence(errors.paidAt)}
          name="paidAt"
          defaultValue={today()}
        />
      </div>
      {amount > owed ? <SurplusField amount={amount - owed} error={errors.surplus} /> : null}
      <PaidByField method={method} error={errors.method} onChange={setWay} />
      <TextField
        label="Transaction reference"
        autoComplete="off"
        hint={isOptional ? 'Optional: a receipt number.' : 'As it appears on the transfer.'}
        // What was missing of a transfer is not of cash.
        error={
          isOptional && errors.reference === 'REQUIRED'
            ? undefined
            : issueSentence(errors.reference)
        }
        // What is said of one reference does not hold for another.
        onInput={() => setIsReferenceUsed(false)}
        name="reference"
      />
      {isReferenceUsed ? (
        <SwitchField label="This one transfer pays several invoices" name="isShared" />
      ) : null}
    </FormDialog>
  )
}
