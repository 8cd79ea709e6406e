import { formatCoins } from '@hostfront/domain/money/format-money'
import { COINS } from '@hostfront/domain/payments/coins'
import { type ReactNode, useState } from 'react'
import type { OrderStep } from '../../words/checkout.ts'
import { MeasuredWait } from './measured-wait.tsx'
import { PriceLines } from './price-lines.tsx'
import type { OrderEntryState } from './use-order-entry.ts'

interface OrderSumProps {
  entry: OrderEntryState
  step: OrderStep
  /** The button of the step. */
  children: ReactNode
}

/** What it costs and the way on, always in sight: beside the form, and on a phone in a bar below it that opens for the lines. */
export function OrderSum({ entry, step, children }: OrderSumProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { plan, quote, voucher, balance } = entry
  return (
    <div className="max-h-[60dvh] shrink-0 overflow-y-auto border-line border-t bg-surface px-5 py-3 sm:px-6 md:max-h-none md:border-s md:border-t-0 md:py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:flex-col md:flex-nowrap md:items-stretch md:gap-5">
        <div className={`min-w-0 ${isOpen ? 'basis-full' : 'grow'}`}>
          {plan && quote ? (
            <PriceLines
              plan={plan}
              quote={quote}
              tax={entry.tax}
              options={entry.priced}
              discount={voucher.discount}
              hasCountry={entry.buyer.country !== ''}
              isOpen={isOpen}
            />
          ) : (
            <p className="text-muted">Choose a service to see its price.</p>
          )}
        </div>
        {plan ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 text-accent-ink text-sm underline underline-offset-4 hover:no-underline md:hidden"
          >
            {isOpen ? 'Less' : 'Details'}
          </button>
        ) : null}
        {step === 'payment' && entry.paymentMethod === COINS && quote && balance !== null ? (
          <p className={`text-muted text-sm ${isOpen ? 'basis-full' : 'max-md:hidden'}`}>
            {formatCoins(quote.amountDue)} coins are taken now and come back if the order is not
            approved.
          </p>
        ) : null}
        {children}
        {plan ? (
          <div className="max-md:hidden">
            <MeasuredWait planId={plan.id} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
