import type { QueuedOrder } from '@hostfront/contract/orders'
import { typedText } from '@hostfront/domain/record'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { invoiceEnd } from '../../words/billing.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import type { Decision } from './use-decision.ts'

export function RejectOrder({ row, decision }: { row: QueuedOrder; decision: Decision }) {
  const [isOpen, setIsOpen] = useState(false)
  const { order, invoice } = row
  return (
    <>
      <Button look="danger" size="small" onClick={() => setIsOpen(true)}>
        Reject<span className="sr-only"> {order.serverName}</span>
      </Button>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setIsOpen}
          title="Reject the order"
          description={`"${order.serverName}" of ${row.customer.name}. ${
            order.paidWithCoins ? 'The coins go back at once.' : invoiceEnd(invoice)
          }`}
        >
          <ReasonForm onReject={decision.reject} onCancel={() => setIsOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

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
