import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { owedOf } from '@hostfront/domain/payments/settled'
import { TriangleAlert } from 'lucide-react'
import { useSettings } from '../../host/settings.ts'
import { type ButtonLook, LinkButton } from '../../ui/button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDay } from '../../words/dates.ts'
import { DECLARED } from '../../words/declarations.ts'
import { ownInvoicePath } from '../../words/record-paths.ts'

interface ServiceDebtProps {
  /** The first one that is open; undefined: nothing is owed. */
  invoice: Invoice | undefined
  /** It is paid as its customer says, and is not asked for again. */
  isChecked: boolean
  look: ButtonLook
}

/** What there is to pay for a service, before all else on its page. */
export function ServiceDebt({ invoice, isChecked, look }: ServiceDebtProps) {
  const { currency } = useSettings()
  const now = useNow()
  if (!invoice) return null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line border-s-4 border-s-accent bg-surface p-5">
      <div className="flex min-w-0 gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        <p className="font-semibold">
          {formatMoney(owedOf(invoice), currency)}{' '}
          {isChecked ? (
            <span className="block font-normal text-muted">{DECLARED}</span>
          ) : (
            <>
              {Date.parse(invoice.dueDate) < now ? 'was to be paid by' : 'to pay by'}{' '}
              {formatDay(invoice.dueDate)}
            </>
          )}
        </p>
      </div>
      {isChecked ? null : (
        <LinkButton look={look} to={ownInvoicePath(invoice.id)}>
          Pay invoice {invoice.number}
        </LinkButton>
      )}
    </div>
  )
}
