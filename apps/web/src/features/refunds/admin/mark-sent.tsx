import type { OwedRefund } from '@hostfront/contract/refunds'
import type { DisputeState } from '@hostfront/domain/gateways/dispute-told'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { byWay, isRecordedWay } from '@hostfront/domain/payments/recorded-ways'
import { optionalText, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useAct } from '../../../parts/use-act.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

/** Before money goes to whoever may have it already. */
const DISPUTE_WARNINGS: Record<DisputeState, string | null> = {
  open: 'Its payer disputes the payment and may get it back that way: better wait until that is decided.',
  lost: 'Its payer has at least some of it back by a dispute: sent as well, they have that twice.',
  won: null,
}

const SentForm = z.object({ reference: typedText(120) })
const HandedForm = z.object({ reference: optionalText(120) })

/** Says by which reference money was sent back, which cash and the like need not have. Mount it to open it. */
export function MarkSent({ row, onClose }: { row: OwedRefund; onClose: () => void }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const act = useAct()
  const { id, amount, method } = row.refund
  const isRecorded = isRecordedWay(method)
  const form = useSchemaForm({
    loadSchema: () => (isRecorded ? HandedForm : SentForm),
    send: ({ reference }) =>
      act(
        (api) => api.refunds.markSent({ id, reference: reference || undefined }),
        'Marked as sent',
        { REFERENCE_MISSING: 'reference' },
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Money sent"
      description={[
        `${formatMoney(amount, currency)} to ${row.customer.name} ${byWay(methodName(method))}.`,
        row.dispute ? DISPUTE_WARNINGS[row.dispute] : null,
      ]
        .filter(Boolean)
        .join(' ')}
      form={form}
      confirm="Mark as sent"
      onClose={onClose}
    >
      <TextField
        label="Transaction reference"
        autoComplete="off"
        maxLength={120}
        hint={
          isRecorded
            ? 'Optional: a receipt number. The customer is sent it.'
            : 'Of your transfer. The customer is sent it.'
        }
        error={issueSentence(form.errors.reference)}
        name="reference"
      />
    </FormDialog>
  )
}
