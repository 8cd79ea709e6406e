import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../host/settings.ts'
import { type ButtonLook, LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { dayWords } from '../words/dates.ts'
import { useDeclaredFor } from './use-declared-for.ts'
import { useMethodName } from './use-method-name.ts'

interface DeclaredPaymentNotesProps {
  invoice: { readonly id: string; readonly number: string }
  /** Of the way to check it, where there are several the oldest. */
  look: ButtonLook
}

/** What the customer says to have paid for an invoice and nobody has checked yet, for staff; nothing where there is none. */
export function DeclaredPaymentNotes({ invoice, look }: DeclaredPaymentNotesProps) {
  return useDeclaredFor(invoice).declared.map((queued, at) => (
    <Note key={queued.declaration.id} queued={queued} look={at === 0 ? look : 'secondary'} />
  ))
}

interface NoteProps {
  queued: QueuedDeclaration
  look: ButtonLook
}

function Note({ queued: { declaration }, look }: NoteProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { amount, method, paidOn, reference } = declaration
  return (
    <div className="mb-4">
      <Notice
        action={
          <LinkButton to="/admin/transactions" look={look} size="small">
            Check the payment
          </LinkButton>
        }
      >
        The customer says: {formatMoney(amount, currency)} paid with {methodName(method)} on{' '}
        {dayWords(paidOn)}
        {reference ? `, reference ${reference}` : ''}.
      </Notice>
    </div>
  )
}
