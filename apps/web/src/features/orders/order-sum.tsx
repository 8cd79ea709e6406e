import { coinUnit, coinWords } from '@hostfront/domain/money/format-money'
import { COINS } from '@hostfront/domain/payments/coins'
import { nameOfMethod } from '@hostfront/domain/payments/public-methods'
import { type ReactNode, useState } from 'react'
import type { OrderStep } from '../../words/checkout.ts'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import { cycleChoice } from '../../words/orders.ts'
import { mayBeTaxed } from '../../words/tax.ts'
import { MeasuredWait } from './measured-wait.tsx'
import { DueLine, PriceLines } from './price-lines.tsx'
import type { OrderEntryState } from './use-order-entry.ts'

interface OrderSumProps {
  entry: OrderEntryState
  step: OrderStep
  /** Why the order was refused; null when it was not. */
  problem: ReactNode
  /** What is agreed to by pressing the button; null: nothing. */
  consent: ReactNode
  /** The button of the step. */
  children: ReactNode
}

/**
 * What it costs and the way on, always in sight: beside the form, and on a phone in a bar below it that opens for the lines.
 * There the lines, the consent and what is wrong scroll behind the total and the button, however little a keyboard leaves. With large
 * text the bar is two rows: what is due beside its lines, and the button.
 */
export function OrderSum({ entry, step, problem, consent, children }: OrderSumProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { plan, quote, voucher, balance } = entry
  const { tax } = entry.settings
  const isBeforeTax = mayBeTaxed(tax) && !entry.tax.isTaxIncluded && entry.buyer.country === ''
  return (
    <div className="max-h-[calc(var(--seen,100dvh)*0.6)] shrink-0 scroll-pb-30 overflow-y-auto border-line border-t bg-surface px-5 @container sm:px-6 md:max-h-none md:border-s md:border-t-0 md:py-6">
      <div className="flex flex-col gap-x-4 gap-y-3 pt-3 md:gap-5 md:pt-0">
        {plan && quote ? (
          <PriceLines
            plan={plan}
            quote={quote}
            tax={entry.tax}
            options={entry.priced}
            discount={voucher.discount}
            country={entry.buyer.country}
            isOpen={isOpen}
          >
            <Ordered entry={entry} step={step} />
          </PriceLines>
        ) : (
          <p className="text-muted">Choose a service to see its price.</p>
        )}
        {consent ? <div className="max-md:[&_p]:text-xs md:order-2">{consent}</div> : null}
        {problem ? <div className="md:order-1">{problem}</div> : null}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface pb-3 max-md:@max-3xs:gap-y-1 md:contents">
          {plan && quote ? (
            <div className="grow">
              <DueLine amount={quote.amountDue} />
              {/* Read aloud, all of it is said elsewhere. */}
              <p
                aria-hidden="true"
                className="text-muted text-xs max-md:@max-3xs:hidden md:text-end md:text-sm empty:hidden"
              >
                {isBeforeTax ? `excl. ${tax.name}` : null}
              </p>
            </div>
          ) : null}
          {plan ? (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              className="min-h-11 max-md:@max-3xs:min-h-6 text-accent-ink text-sm underline underline-offset-4 hover:no-underline md:hidden"
            >
              {isOpen ? 'Less' : 'Details'}
            </button>
          ) : null}
          {step === 'payment' && entry.paymentMethod === COINS && quote && balance !== null ? (
            <p className="text-muted text-sm max-md:hidden">
              {coinWords(quote.amountDue)}{' '}
              {coinUnit(quote.amountDue) === 'coin'
                ? 'is taken now and comes'
                : 'are taken now and come'}{' '}
              back if the order is not approved.
            </p>
          ) : null}
          {/* Beside the form it stays in sight where lines and what is wrong are more than a screen holds. */}
          <div className="grid grow max-md:@max-3xs:basis-full md:sticky md:bottom-0 md:order-2 md:-my-2 md:bg-surface md:py-2">
            {children}
          </div>
          {step === 'payment' && isPaidAfter(entry) ? (
            <div className="text-muted text-sm max-md:sr-only md:order-2">
              <p>You pay on the next page.</p>
              {entry.settings.legal.refundTitle ? <p>{entry.settings.legal.refundTitle}</p> : null}
            </div>
          ) : null}
          {step === 'server' && plan ? (
            <p className="text-muted text-sm max-md:hidden md:order-2">
              Next: {entry.account ? 'how you pay' : 'who you are, and how you pay'}. Nothing is
              ordered before that.
            </p>
          ) : null}
          {plan ? (
            <div className="max-md:hidden md:order-2">
              <MeasuredWait planId={plan.id} />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  )
}

const methodOf = ({ paymentMethod, settings }: OrderEntryState): string =>
  nameOfMethod(paymentMethod, settings.paymentMethods)

/** Whether its customer pays once it is placed: not with coins, nor what costs nothing. */
const isPaidAfter = ({ isForClient, paymentMethod, quote }: OrderEntryState): boolean =>
  !isForClient && paymentMethod !== COINS && quote !== null && quote.amountDue > 0

interface OrderedProps {
  entry: OrderEntryState
  step: OrderStep
}

/** What the plan's price is for, as far as no price says it: what costs nothing of what the steps have asked so far. */
const Ordered = ({ entry, step }: OrderedProps) => {
  const named = entry.fields.serverName.trim()
  return [
    ...(named ? [[ORDER_FIELDS.serverName, named] as const] : []),
    ['Billing', cycleChoice(entry.fields.billingCycle)] as const,
    ...entry.priced
      .filter(({ pricePerMonth }) => pricePerMonth === 0)
      .map(({ label, choiceLabel }) => [label, choiceLabel] as const),
    ...(step === 'payment' && entry.quote?.amountDue
      ? [['Pay with', methodOf(entry)] as const]
      : []),
  ].map(([name, value], at, { length }) => (
    // Operators may give two options the same name.
    <div
      key={at}
      className={`-mt-1 flex justify-between gap-4 text-sm ${at === length - 1 ? 'mb-2 border-line border-b pb-4' : ''}`}
    >
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
    </div>
  ))
}
