import type { Account } from '@hostfront/contract/accounts'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { quoteManual } from '@hostfront/domain/billing/manual-invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { ClientChoice } from '../../../parts/client-choice/client-choice.tsx'
import { taxToday } from '../../../parts/tax-today.ts'
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
  /** Who is billed; null: it is asked. */
  client: Account | null
  onIssued: (invoice: Invoice) => void
  onClose: () => void
}

/** Bills a client for what no order or renewal bills. Mount it to open it. */
export function IssueInvoice({ client: given, onIssued, onClose }: IssueInvoiceProps) {
  const { currency, tax } = useSettings()
  const [client, setClient] = useState(given)
  const [lines, setLines] = useState(1)
  const [amounts, setAmounts] = useState<Readonly<Record<number, number>>>({})
  const money = (amount: number) => formatMoney(amount, currency)
  const typed = Object.values(amounts).filter((amount) => amount > 0)
  const quote = quoteManual(
    typed.map((amount) => ({ description: '', amount })),
    client ? taxToday(tax, client).taxBasisPoints : 0,
  )
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: () => InvoiceForm,
    read: (data) => ({ ...readInvoice(data, lines), userId: client?.id ?? '' }),
    send: (written: z.output<typeof InvoiceForm>) =>
      act(async (api) => onIssued(await api.billing.issue(written)), 'Invoice issued', {
        DUE_IN_PAST: 'dueDate',
      }),
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Issue an invoice"
      description={`${given ? `For ${given.name}, who` : 'The client'} is told at once. An issued invoice is not changed any more.`}
      form={form}
      confirm="Issue invoice"
      onClose={onClose}
    >
      {given ? null : (
        <ClientChoice
          label="Client"
          name="userId"
          chosen={client}
          error={client ? undefined : issueSentence(errors.userId)}
          onChoose={setClient}
        />
      )}
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
            onInput={({ currentTarget }) =>
              setAmounts({ ...amounts, [at]: parseMoney(currentTarget.value) ?? 0 })
            }
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
        error={issueSentence(errors.dueDate)}
        defaultValue={dayFrom(Date.now(), DUE_DAYS)}
      />
      <div>
        <p role="status" className="font-semibold">
          {client && typed.length > 0
            ? `${money(quote.total)} to pay${quote.tax > 0 ? `, with ${money(quote.tax)} ${tax.name}` : ''}`
            : null}
        </p>
        <p className="text-muted text-sm">
          Amounts are without tax: it is added by the client’s country.
        </p>
      </div>
    </FormDialog>
  )
}
