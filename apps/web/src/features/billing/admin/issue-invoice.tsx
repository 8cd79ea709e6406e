import type { Account } from '@hostfront/contract/accounts'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { dayFrom } from '../../../ui/day-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { InvoiceForm, MOST_LINES, readInvoice } from './invoice-form.ts'

/** What is proposed; staff may type any other day. */
const DUE_DAYS = 14

interface IssueInvoiceProps {
  client: Account
  onIssued: (invoice: Invoice) => void
  onClose: () => void
}

/** Bills a client for what no order or renewal bills. Mount it to open it. */
export function IssueInvoice({ client, onIssued, onClose }: IssueInvoiceProps) {
  const { currency } = useSettings()
  const [lines, setLines] = useState(1)
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => InvoiceForm,
    read: (data) => readInvoice(data, lines),
    send: (typed: z.output<typeof InvoiceForm>) =>
      act(
        async (api) => onIssued(await api.billing.issue({ ...typed, userId: client.id })),
        'Invoice issued',
        { DUE_IN_PAST: 'dueDate' },
      ),
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Issue an invoice"
      description={`For ${client.name}, who is told at once. An issued invoice is not changed any more.`}
      form={form}
      confirm="Issue invoice"
      onClose={onClose}
    >
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <TextField
            label={at === 0 ? 'Description' : `Description ${at + 1}`}
            name={`lines.${at}.description`}
            autoComplete="off"
            maxLength={200}
            error={issueSentence(errors[`lines.${at}.description`])}
          />
          <TextField
            label={at === 0 ? `Amount in ${currency}` : `Amount ${at + 1}`}
            name={`lines.${at}.amount`}
            inputMode="decimal"
            autoComplete="off"
            error={issueSentence(errors[`lines.${at}.amount`])}
          />
        </div>
      ))}
      {lines < MOST_LINES ? (
        <div>
          <Button look="secondary" size="small" onClick={() => setLines(lines + 1)}>
            Add a line
          </Button>
        </div>
      ) : null}
      <TextField
        label="Due"
        name="dueDate"
        type="date"
        hint="Amounts are without tax: it is added by the client’s country."
        error={issueSentence(errors.dueDate)}
        defaultValue={dayFrom(Date.now(), DUE_DAYS)}
      />
    </FormDialog>
  )
}
