import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { secondRateNote } from '@hostfront/documents/sheet/second-words'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isOpenInvoice, isPayable } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import { BILLING_CYCLES } from '@hostfront/domain/orders/billing-cycles'
import type { Order } from '@hostfront/domain/orders/order'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { useMethodName } from '../../parts/use-method-name.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { formatDay } from '../../words/dates.ts'
import { CHECKING_PAYMENT } from '../../words/declarations.ts'
import { invoiceStateName } from '../../words/invoice-state.ts'
import { paidWith } from '../../words/order-lines.ts'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { ownInvoicePath } from '../../words/record-paths.ts'
import { mayBeTaxed } from '../../words/tax.ts'

interface OrderFactsProps extends OrderWithInvoice {
  /** Where its service is shown to those who look. */
  servicePath?: string | undefined
  /** Where its invoice is shown to those who look. */
  invoicePath?: (id: string) => string
  /** Whose order it is, for those who do not know. */
  client?: readonly (readonly [name: string, value: ReactNode])[]
  /** There is room for two columns; without its client for three. */
  isWide?: boolean
  /** How it is paid, and how it may be, is beside them. */
  isPayBeside?: boolean
  /** Its customer has told of a payment that is not checked yet. */
  isDeclared?: boolean
}

/** Whether its prices held the tax: then it was not added. */
const isTaxIncluded = ({ amountDue, priceMonthly, discount, billingCycle }: Order): boolean =>
  amountDue === priceMonthly * BILLING_CYCLES[billingCycle].months - discount

const taxFact = (order: Order, name: string): string =>
  order.tax > 0 && isTaxIncluded(order) ? `Includes ${name}` : name

/** What was ordered, at which price, as it was chosen then. */
export function OrderFacts({
  order,
  invoice,
  servicePath,
  invoicePath = ownInvoicePath,
  client = [],
  isWide = false,
  isPayBeside = false,
  isDeclared = false,
}: OrderFactsProps) {
  const { currency, tax } = useSettings()
  const methodName = useMethodName()
  const money = (amount: number) => formatMoney(amount, currency)
  const { months } = BILLING_CYCLES[order.billingCycle]
  // Staff decide by what is paid; to them it is the whole page.
  const isForStaff = client.length > 0
  const isInThree = isWide && !isForStaff
  const price = (
    <FactGroup title="Price" isOfPage={isForStaff}>
      <Fact name="Billing cycle">{CYCLE_NAMES[order.billingCycle]}</Fact>
      <Fact name="Per month">{money(order.priceMonthly)}</Fact>
      {months > 1 ? (
        <Fact name={`For ${months} months`}>{money(order.priceMonthly * months)}</Fact>
      ) : null}
      {order.voucherCode ? (
        <Fact name={`Voucher ${order.voucherCode}`}>−{money(order.discount)}</Fact>
      ) : null}
      {order.tax > 0 || (order.amountDue > 0 && mayBeTaxed(tax)) ? (
        <Fact name={taxFact(order, invoice?.taxName || tax.name)}>{money(order.tax)}</Fact>
      ) : null}
      <Fact name="Total" isSum>
        {money(order.amountDue)}
      </Fact>
      {invoice?.secondRate ? (
        <Fact name={secondRateNote(invoice.secondRate, currency)}>
          {secondWords(order.amountDue, invoice.secondRate)}
        </Fact>
      ) : null}
    </FactGroup>
  )
  const payment = (
    <div
      className={`flex min-w-0 flex-col gap-6 ${isForStaff ? 'md:order-last' : ''} ${isInThree ? 'lg:contents' : ''}`}
    >
      {isForStaff ? null : price}
      <FactGroup title="Payment" isOfPage={isForStaff}>
        <Fact name="Ordered">{formatDay(order.createdAt)}</Fact>
        {isPayBeside ? null : (
          <Fact name={paymentName(invoice)}>{methodName(paidWith(order, invoice))}</Fact>
        )}
        {invoice ? (
          <Fact name="Invoice">
            <TextLink to={invoicePath(invoice.id)}>{invoice.number}</TextLink>,{' '}
            {isDeclared && isOpenInvoice(invoice)
              ? CHECKING_PAYMENT.toLowerCase()
              : statusOf(invoice)}
            {invoice.credited > 0 && invoice.status !== 'refunded'
              ? `, ${money(invoice.credited)} of it credited`
              : null}
          </Fact>
        ) : null}
      </FactGroup>
      {isForStaff ? price : null}
    </div>
  )
  return (
    <div
      className={`grid gap-x-10 ${isForStaff ? 'gap-y-8' : 'gap-y-6'} text-[0.9375rem] ${isWide ? 'md:grid-cols-2' : ''} ${isInThree ? 'lg:grid-cols-3' : ''} ${isPayBeside ? 'lg:[&_dl>*]:py-1' : ''}`}
    >
      {isForStaff ? payment : null}
      <div className="flex min-w-0 flex-col gap-6">
        {isForStaff ? (
          <FactGroup title="Client" isOfPage={isForStaff}>
            {client.map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </FactGroup>
        ) : null}
        <FactGroup title="Server" isOfPage={isForStaff}>
          <Fact name="Service">{orderedPlanName(order)}</Fact>
          <Fact name="Server name">
            {servicePath ? (
              <TextLink to={servicePath}>{order.serverName}</TextLink>
            ) : (
              order.serverName
            )}
          </Fact>
          {order.options.map(({ label, choiceLabel }, at) => (
            // Two may have the same name: operators give them.
            <Fact key={at} name={label}>
              {choiceLabel}
            </Fact>
          ))}
        </FactGroup>
      </div>
      {isForStaff ? null : payment}
    </div>
  )
}

/** Nobody has paid what was cancelled. */
function paymentName(invoice: Invoice | null): string {
  if (invoice?.status === 'cancelled') return 'Payment method'
  return invoice !== null && isPayable(invoice) ? 'Pay with' : 'Paid with'
}

/** Whether the money of a refunded one is sent already is said where the invoice is opened. */
function statusOf(invoice: Invoice): string {
  return invoice.status === 'refunded' ? 'credited' : invoiceStateName(invoice).toLowerCase()
}

interface FactGroupProps {
  title: string
  /** No part of the page is around it: its names have a column. */
  isOfPage: boolean
  children: ReactNode
}

/** Facts of one kind. */
function FactGroup({ title, isOfPage, children }: FactGroupProps) {
  const Heading = isOfPage ? 'h2' : 'h3'
  return (
    <section>
      <Heading className={isOfPage ? 'mb-1.5 text-xl' : 'mb-1 font-semibold text-sm'}>
        {title}
      </Heading>
      <dl
        className={`[&>:last-child]:border-b-0 ${isOfPage ? 'sm:*:grid sm:*:grid-cols-[min(10rem,40%)_minmax(0,1fr)]' : ''}`}
      >
        {children}
      </dl>
    </section>
  )
}

interface FactProps {
  name: string
  /** What the others above it come to. */
  isSum?: boolean
  children: ReactNode
}

const Fact = ({ name, isSum = false, children }: FactProps) => (
  <div
    // Whoever has just ordered looks whether it is what they wanted.
    data-clear=""
    className={`flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2 ${isSum ? '-mt-px border-t border-t-edge' : ''}`}
  >
    <dt className="text-muted [overflow-wrap:anywhere]">{name}</dt>
    <dd
      className={`min-w-0 figures [overflow-wrap:anywhere] ${isSum ? 'font-semibold text-lg' : ''}`}
    >
      {children}
    </dd>
  </div>
)
