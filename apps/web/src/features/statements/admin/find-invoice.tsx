import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { type MovementAct, rowActs } from '@hostfront/domain/statements/row-acts'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { InvoiceBadge } from '../../../parts/invoice-badge.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSettledText } from '../../../ui/use-settled-text.ts'
import { formatDay } from '../../../words/dates.ts'
import { rowActWords } from '../../../words/statements.ts'
import type { ReviewRow } from './row-calls.ts'

interface FindInvoiceProps {
  row: ReviewRow
  isBusy: boolean
  onRecord: (invoiceId: string, act: MovementAct) => void
  onBack: () => void
}

/** As many as are read at a glance; more typing finds the others. */
const SHOWN = 6

/** For a row that no rule knows: finds the invoice that it is for, of any client, and records it there. */
export function FindInvoice({ row: { movement }, isBusy, onRecord, onBack }: FindInvoiceProps) {
  const { currency } = useSettings()
  const [typed, setTyped] = useState(movement.sender ?? '')
  const search = useSettledText(typed)
  const found = useAnswer(['invoices', 'found', search], (api) =>
    api.billing.allInvoices({ limit: SHOWN, ...(search ? { search } : {}) }),
  )
  const facts = [
    formatMoney(movement.amount, currency),
    formatDay(`${movement.date}T12:00:00.000Z`),
    movement.sender,
  ]
  return (
    <section aria-label="Find the invoice" className="flex flex-col gap-5">
      <div className="rounded-md border border-line px-4 py-3 [overflow-wrap:anywhere]">
        <p className="font-semibold">{movement.label || 'Without a label'}</p>
        <p className="text-muted text-sm figures">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <TextField
        label="Client or invoice"
        type="search"
        autoFocus
        autoComplete="off"
        hint="A name, an email address or a number."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded answer={found}>
        {({ items }) => (
          <ul aria-label="Invoices found" className="border-line border-t">
            {items.length === 0 ? <li className="py-3 text-muted">No invoice is found.</li> : null}
            {items.map(({ invoice, customer }) => (
              <FoundInvoice
                key={invoice.id}
                invoice={invoice}
                customer={customer.name}
                amount={movement.amount}
                isBusy={isBusy}
                onRecord={(act) => onRecord(invoice.id, act)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <div className="flex justify-end">
        <Button look="quiet" onClick={onBack}>
          Back to the rows
        </Button>
      </div>
    </section>
  )
}

interface FoundInvoiceProps {
  invoice: Invoice
  customer: string
  /** Of the row, minor units. */
  amount: number
  isBusy: boolean
  onRecord: (act: MovementAct) => void
}

function FoundInvoice({ invoice, customer, amount, isBusy, onRecord }: FoundInvoiceProps) {
  const { currency } = useSettings()
  const owed = owedOf(invoice)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold figures">{invoice.number}</span>
          <InvoiceBadge invoice={invoice} />
        </p>
        <p className="text-muted text-sm">
          {customer},{' '}
          <span className="figures">
            {owed > 0 ? `${formatMoney(owed, currency)} owed` : 'nothing owed'}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {rowActs(amount, owed).map((act) => (
          <RowButton
            key={act}
            action={rowActWords(act, owed)}
            row={invoice.number}
            onClick={() => (isBusy ? undefined : onRecord(act))}
          />
        ))}
      </div>
    </li>
  )
}
