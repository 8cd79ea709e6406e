import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../host/settings.ts'
import { useAnswer } from '../host/use-answer.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { dayWords } from '../words/dates.ts'
import { useMethodName } from './use-method-name.ts'

/** What the customer says to have paid for an invoice and nobody has checked yet, for staff; nothing where there is none. */
export function DeclaredPaymentNotes({ invoice }: { invoice: { id: string; number: string } }) {
  const waiting = useAnswer(['declarations', 'list', invoice.id], (api) =>
    api.declarations.list({ state: 'waiting', search: invoice.number }),
  )
  return waiting.data?.items
    .filter(({ invoices }) => invoices.some(({ id }) => id === invoice.id))
    .map((queued) => <Note key={queued.declaration.id} queued={queued} />)
}

function Note({ queued: { declaration } }: { queued: QueuedDeclaration }) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { amount, method, paidOn, reference } = declaration
  return (
    <div className="mb-4">
      <Notice>
        The customer says: {formatMoney(amount, currency)} paid with {methodName(method)} on{' '}
        {dayWords(paidOn)}
        {reference ? `, reference ${reference}` : ''}.{' '}
        <TextLink to="/admin/transactions">Check it under Transactions</TextLink>
      </Notice>
    </div>
  )
}
