import type { QueuedOrder } from '@hostfront/contract/orders'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { invoiceEnd } from '../../words/billing.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import type { Decision } from './use-decision.ts'

interface RejectOrderProps {
  row: QueuedOrder
  decision: Decision
  onClose: () => void
}

/** Rejects an order and says why. Mount it to open it. */
export const RejectOrder = ({ row, decision, onClose }: RejectOrderProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Reject the order"
    description={`"${row.order.serverName}" of ${row.customer.name}. ${
      row.order.paidWithCoins ? 'The coins go back at once.' : invoiceEnd(row.invoice)
    }`}
  >
    <ReasonForm onReject={decision.reject} onCancel={onClose} />
  </Dialog>
)

const RejectForm = z.object({ reason: typedText(500) })

interface ReasonFormProps {
  onReject: (reason: string) => Promise<string | null>
  onCancel: () => void
}

function ReasonForm({ onReject, onCancel }: ReasonFormProps) {
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => RejectForm,
    send: async ({ reason }: { reason: string }) => {
      const message = await onReject(reason)
      return message === null ? null : { message }
    },
  })

  return (
    <form {...form} className="flex flex-col gap-5">
      <TextAreaField
        label="Reason"
        hint="The customer reads it as you write it."
        maxLength={500}
        error={issueSentence(errors.reason)}
        name="reason"
      />
      <FormEnd problem={problem} isSending={isSending} look="danger" onCancel={onCancel}>
        Reject order
      </FormEnd>
    </form>
  )
}
