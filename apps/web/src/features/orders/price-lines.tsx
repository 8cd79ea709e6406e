import type { Discount } from '@hostfront/contract/vouchers'
import { countryName } from '@hostfront/domain/accounts/country-name'
import { listWords } from '@hostfront/domain/list-words'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import { shownRateWords } from '@hostfront/domain/money/typed-rate'
import type { ChosenOption } from '@hostfront/domain/options/chosen-option'
import { chosenWords } from '@hostfront/domain/options/chosen-words'
import type { Quote } from '@hostfront/domain/orders/quote'
import { planName } from '@hostfront/domain/plans/plan-name'
import type { Tax } from '@hostfront/domain/tax/tax-for'
import type { ReactNode } from 'react'
import type { PublicPlan } from '../../host/plans.ts'
import { useSettings } from '../../host/settings.ts'
import { dayWords } from '../../words/dates.ts'
import { mayBeTaxed, rateWords } from '../../words/tax.ts'

interface PriceLinesProps {
  plan: PublicPlan
  quote: Quote
  tax: Tax
  /** What is chosen beside the plan. */
  options: readonly Pick<ChosenOption, 'label' | 'choiceLabel' | 'pricePerMonth'>[]
  discount: Discount | null
  /** ISO 3166; without one nobody knows the VAT yet. */
  country: string
  /** On a narrow screen they are shown once they are opened; read aloud they are all the same. */
  isOpen: boolean
  /** What the plan comes with, right below it. */
  children: ReactNode
}

/** How what is due comes about, line by line; every line adds up to the next sum as it is shown. */
export function PriceLines({
  plan,
  quote,
  tax,
  options,
  discount,
  country,
  isOpen,
  children,
}: PriceLinesProps) {
  const { currency, secondRate, tax: rules } = useSettings()
  const money = (amount: number) => formatMoney(amount, currency)
  const { taxBasisPoints, isTaxIncluded } = tax
  const taxName = rateWords(rules.name, taxBasisPoints)
  return (
    <dl className={`flex flex-col gap-2 text-[0.9375rem] ${isOpen ? '' : 'max-md:sr-only'}`}>
      <Line name={planName(plan)} isProduct>
        {money(plan.price)}
      </Line>
      {children}
      {quote.cycleDiscount > 0 ? (
        <Line name={`Discount for ${quote.months} months`}>−{money(quote.cycleDiscount)}</Line>
      ) : null}
      {options
        .filter(({ pricePerMonth }) => pricePerMonth > 0)
        .map((option) => (
          <Line key={chosenWords(option)} name={chosenWords(option)}>
            {money(option.pricePerMonth)}
          </Line>
        ))}
      {quote.perMonth === plan.price && quote.months === 1 ? null : (
        <Line name="Per month" isSum>
          {money(quote.perMonth)}
        </Line>
      )}
      {quote.months > 1 ? (
        <Line name={`${quote.months} months`}>{money(quote.beforeVoucher)}</Line>
      ) : null}
      <Line name="Setup fee">{money(0)}</Line>
      {discount ? (
        <Line name={`Voucher ${discount.code}`}>−{money(quote.voucherDiscount)}</Line>
      ) : null}
      {quote.tax > 0 ? (
        <Line name={isTaxIncluded ? `Includes ${taxName}` : taxName}>{money(quote.tax)}</Line>
      ) : null}
      {mayBeTaxed(rules) && country && quote.tax === 0 && tax.taxReason === null ? (
        <Line name={taxBasisPoints > 0 ? taxName : `${rules.name} (${countryName(country)})`}>
          {money(0)}
        </Line>
      ) : null}
      {tax.taxReason === 'reverse-charge' ? (
        <Note name={rules.name}>Reverse charge: your company accounts for the {rules.name}.</Note>
      ) : null}
      {mayBeTaxed(rules) && !country ? (
        <Note name={rules.name}>{isTaxIncluded ? `Incl. ${rules.name}.` : exclusiveOf(rules)}</Note>
      ) : null}
      {secondRate ? (
        <Note name={secondRate.currency}>
          {secondRate.currency} is for information, at {shownRateWords(secondRate, currency)} of{' '}
          {dayWords(secondRate.from)}. You pay in {currency}.
        </Note>
      ) : null}
    </dl>
  )
}

/** What may come to a price before a country is chosen: the countries and their rate where these are all there is to say. */
const exclusiveOf = ({
  name,
  basisPoints,
  countries,
  rates,
  scheme,
}: ReturnType<typeof useSettings>['tax']): string =>
  scheme === 'listed' && rates.length === 0 && countries.length < 4
    ? `Excl. ${name}: ${basisPoints / 100}% in ${listWords(countries.map(countryName), 'and')}, none elsewhere.`
    : `Excl. ${name}, which depends on your country.`

const Note = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="text-muted text-sm">
    <dt className="sr-only">{name}</dt>
    <dd>{children}</dd>
  </div>
)

interface LineProps {
  name: string
  isSum?: boolean
  /** What it is all about. */
  isProduct?: boolean
  children: ReactNode
}

const Line = ({ name, isSum = false, isProduct = false, children }: LineProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isSum ? 'border-line border-t pt-2 font-semibold' : ''} ${isProduct ? 'mb-1 font-semibold text-lg leading-snug' : ''}`}
  >
    <dt className={`min-w-0 [overflow-wrap:anywhere] ${isSum || isProduct ? '' : 'text-muted'}`}>
      {name}
    </dt>
    <dd className="figures">{children}</dd>
  </div>
)

/** What has to be paid for the order; it is said anew when it changes. `amount`: minor units. */
export function DueLine({ amount }: { amount: number }) {
  const { currency, secondRate } = useSettings()
  return (
    <dl className="flex items-baseline justify-between gap-4 text-[0.9375rem] max-md:flex-col max-md:items-start max-md:gap-0 max-md:text-sm md:border-edge md:border-t md:pt-3">
      <dt className="font-semibold">Due now</dt>
      <dd aria-live="polite" className="text-end figures max-md:text-start max-md:leading-tight">
        <span className="font-semibold text-heading max-md:@max-3xs:text-base">
          {formatMoney(amount, currency)}
        </span>
        <span className="second-price text-muted">
          {secondRate && secondWords(amount, secondRate)}
        </span>
      </dd>
    </dl>
  )
}
