import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { ReactNode } from 'react'
import { useSettings } from '../host/settings.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { dayWords } from '../words/dates.ts'
import { DeclaredProof } from './declared-proof.tsx'
import { useDeclaredFor } from './use-declared-for.ts'
import { useMethodName } from './use-method-name.ts'

/** The buttons that decide on what was told of. `isWhole`: with it nothing stays to be paid. */
export type Decide = (isWhole: boolean) => ReactNode

interface DeclaredPaymentNotesProps {
  invoice: { readonly id: string; readonly number: string }
  /** Decides on it, where there are several on the oldest; null: that is done elsewhere. */
  decide: Decide | null
}

/** What the customer says to have paid for an invoice and nobody has checked yet, for staff; nothing where there is none. */
export function DeclaredPaymentNotes({ invoice, decide }: DeclaredPaymentNotesProps) {
  const { declared, isPending } = useDeclaredFor(invoice)
  if (isPending) return null
  // Where nobody can tell what they say, the order is decided on all the same.
  if (declared.length === 0) return decide ? <div className="mb-4">{decide(false)}</div> : null
  return declared.map((queued, at) => (
    <Note key={queued.declaration.id} queued={queued} decide={at === 0 ? decide : null} />
  ))
}

interface NoteProps {
  queued: QueuedDeclaration
  decide: Decide | null
}

function Note({ queued: { declaration, owed }, decide }: NoteProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { amount, method, paidOn, reference } = declaration
  return (
    <div className="mb-4">
      <Notice
        beside={<DeclaredProof declaration={declaration} />}
        action={
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            {decide?.(declaration.amount >= owed)}
            <LinkButton to="/admin/transactions" look="secondary" size="small">
              Check the payment
            </LinkButton>
          </div>
        }
      >
        The customer says: {formatMoney(amount, currency)} paid with {methodName(method)} on{' '}
        {dayWords(paidOn)}
        {reference ? `, transaction reference ${reference}` : ''}.
      </Notice>
    </div>
  )
}
