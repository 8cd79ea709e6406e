import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'
import { formatDay } from '../../words/dates.ts'
import { partWords } from '../../words/part-words.ts'

interface TransferFactsProps {
  invoice: Invoice
  currency: Currency
  /** A payment service is told them: nobody has to copy anything. */
  isTold: boolean
}

/** What has to arrive, to be copied into the form of a bank: the amount as a bare number. */
export const TransferFacts = ({ invoice, currency, isTold }: TransferFactsProps) => (
  <dl data-clear="" className="rounded-md border border-line">
    <Fact
      name="Amount"
      action={
        isTold ? null : (
          <CopyButton text={toDecimal(owedOf(invoice))} done="Amount copied">
            Copy amount
          </CopyButton>
        )
      }
    >
      <span className="font-semibold text-lg figures">
        {formatMoney(owedOf(invoice), currency)}
      </span>
      {isPaidInPart(invoice) ? (
        <span className="block text-muted text-sm figures">{partWords(invoice, currency)}</span>
      ) : null}
    </Fact>
    <Fact
      name={isTold ? 'Invoice' : 'Reference'}
      action={
        isTold ? null : (
          <CopyButton text={invoice.number} done="Reference copied">
            Copy reference
          </CopyButton>
        )
      }
    >
      <span className="select-all font-semibold text-lg figures">{invoice.number}</span>
    </Fact>
    <Fact name="Due">{formatDay(invoice.dueDate)}</Fact>
  </dl>
)

interface FactProps {
  name: string
  action?: ReactNode
  children: ReactNode
}

const Fact = ({ name, action, children }: FactProps) => (
  <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-2 last:border-b-0">
    <dt className="w-24 text-muted">{name}</dt>
    <dd className="min-w-0 grow basis-28">{children}</dd>
    {action ? <dd>{action}</dd> : null}
  </div>
)
