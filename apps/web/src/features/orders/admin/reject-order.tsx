import type { QueuedOrder } from '@hostfront/contract/orders'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { invoiceEnd, refundToSend } from '../../../words/billing.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import type { Decision } from './use-decision.ts'

interface RejectOrderProps {
  row: QueuedOrder
  decision: Decision
  onClose: () => void
}

const RejectForm = z.object({ reason: typedText(500) })

/** Rejects an order and says why. Mount it to open it. */
export function RejectOrder({ row, decision, onClose }: RejectOrderProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const form = useSchemaForm({
    loadSchema: () => RejectForm,
    send: ({ reason }: { reason: string }) => decision.reject(reason),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Reject the order"
      description={`"${row.order.serverName}" of ${row.customer.name}. ${
        row.order.paidWithCoins
          ? 'The coins go back at once.'
          : invoiceEnd(row.invoice, (invoice) =>
              refundToSend(invoice, row.payments, currency, methodName),
            )
      }`}
      form={form}
      confirm="Reject order"
      look="danger"
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        hint="The customer reads it as you write it."
        maxLength={500}
        error={issueSentence(form.errors.reason)}
        name="reason"
      />
    </FormDialog>
  )
}
