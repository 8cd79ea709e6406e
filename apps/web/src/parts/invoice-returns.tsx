import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../host/settings.ts'
import { useAnswer } from '../host/use-answer.ts'
import { formatDay } from '../words/dates.ts'
import { returnWords } from '../words/return-words.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { useMethodName } from './use-method-name.ts'

type Given = Pick<Invoice, 'id' | 'status' | 'credited' | 'total' | 'paid'>

/** Whether anything of it may have gone back. */
const isGivenBack = ({ status, credited }: Given): boolean =>
  credited > 0 || status === 'refunded' || status === 'cancelled'

const useReturns = (invoice: Given) =>
  useAnswer(['refunds', 'ofInvoice', isGivenBack(invoice) ? invoice.id : null], async (api) =>
    isGivenBack(invoice) ? api.refunds.ofInvoice({ invoiceId: invoice.id }) : [],
  )

/** The state of an invoice: it is refunded only once the money is sent. */
export function ReturnedBadge({ invoice }: { invoice: Given }) {
  const { data } = useReturns(invoice)
  return (
    <InvoiceBadge
      invoice={invoice}
      isOnItsWay={data?.some(({ state }) => state === 'to-send') ?? false}
    />
  )
}

/** What of an invoice was taken back by credit notes, and what has become of the money. Nothing where it was not. */
export function InvoiceReturns({ invoice }: { invoice: Given }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { data: refunds = [] } = useReturns(invoice)
  const { data: notes = [] } = useAnswer(
    ['creditNotes', 'ofInvoice', invoice.credited > 0 ? invoice.id : null],
    async (api) =>
      invoice.credited > 0 ? api.creditNotes.ofInvoice({ invoiceId: invoice.id }) : [],
  )
  if (notes.length === 0 && refunds.length === 0) return null
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <ul className="flex flex-col gap-1 border-edge border-s-2 ps-3 figures">
      {notes.map(({ id, number, total, target, createdAt }) => (
        <li key={id}>
          {money(total)} credited by {number} on {formatDay(createdAt)}
          {target === 'coins' ? ', back as coins' : ''}
        </li>
      ))}
      {refunds.map((refund) => (
        <li key={refund.id} className="text-muted">
          {returnWords(refund, money(refund.amount), methodName(refund.method))}
        </li>
      ))}
    </ul>
  )
}
