import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'

interface TransferFactsProps {
  /** Minor units. */
  amount: number
  currency: Currency
  /** Beside the amount: until when. */
  due?: string
  /** Below the amount: what of it has come. */
  note?: string | null
  /** What the payment is known by, where it is not said below, with the account. */
  reference?: string
  /** A payment service is told them: nobody has to copy anything. */
  isTold: boolean
  /** More of them, each a `TransferFact`. */
  children?: ReactNode
}

/** What has to arrive: the amount, to be copied into the form of a bank as a bare number. */
export const TransferFacts = ({
  amount,
  currency,
  due,
  note,
  reference,
  isTold,
  children,
}: TransferFactsProps) => (
  <dl className="@container rounded-md border border-line">
    <TransferFact
      name="Amount"
      action={
        isTold ? null : (
          <CopyButton text={toDecimal(amount)} done="Amount copied">
            Copy amount
          </CopyButton>
        )
      }
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-xl figures">{formatMoney(amount, currency)}</span>
        {due ? <span className="text-muted text-sm figures">due {due}</span> : null}
      </span>
      {note ? <span className="block text-muted text-sm figures">{note}</span> : null}
    </TransferFact>
    {reference ? <ReferenceFact text={reference} /> : null}
    {children}
  </dl>
)

/** What the payment is known by. */
export const ReferenceFact = ({ text }: { text: string }) => (
  <TransferFact
    name="Reference"
    action={
      <CopyButton text={text} done="Reference copied">
        Copy reference
      </CopyButton>
    }
  >
    <span className="select-all font-semibold text-xl figures [overflow-wrap:anywhere]">
      {text}
    </span>
  </TransferFact>
)

interface TransferFactProps {
  name: string
  action?: ReactNode
  children: ReactNode
}

export const TransferFact = ({ name, action, children }: TransferFactProps) => (
  <div
    // What can be copied is also read off by hand, and what cannot, such as a day, too.
    data-clear=""
    className="grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 border-line border-b px-4 py-2 last:border-b-0 @lg:grid-cols-[6rem_1fr_auto]"
  >
    <dt className="text-muted @max-lg:text-sm">{name}</dt>
    <dd className="min-w-0 @max-lg:col-start-1">{children}</dd>
    {/* Where it is narrow its picture says it, and the value has the room. */}
    {action ? (
      <dd className="@max-lg:col-start-2 @max-lg:row-span-2 @max-lg:row-start-1 @max-sm:[&_button]:size-11 @max-sm:[&_button]:p-0 @max-sm:[&_span]:sr-only">
        {action}
      </dd>
    ) : null}
  </div>
)
