import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import type { Service } from '@hostfront/domain/services/service'
import type { ReactNode } from 'react'
import { useSettings } from '../../host/settings.ts'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay } from '../../words/dates.ts'

/** What it costs, and how it is said to whom `added` is added to it. */
const priceParts = (amount: number, currency: Currency, added: string) =>
  amount === 0
    ? { value: 'Free', more: '' }
    : { value: formatMoney(amount, currency), more: ` per month${added}` }

export function priceWords(amount: number, currency: Currency, added: string): string {
  const { value, more } = priceParts(amount, currency, added)
  return value + more
}

/** Until when it is paid, or when it has ended. */
export const endFact = ({ status, expiresAt, terminatedAt }: Service) =>
  status === 'terminated'
    ? (['Ended', terminatedAt && formatDay(terminatedAt)] as const)
    : (['Paid until', formatDay(expiresAt)] as const)

/** On a phone what it is stands at the end of its line. */
const LINE =
  'max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4'

interface ServiceTermProps {
  service: Service
  added: string
  /** What switches whether coins pay the next cycle; null where nothing is paid. */
  autoRenew: ReactNode
  /** What can be done about it. */
  children: ReactNode
}

/** What its customer comes to see: until when it is paid, and what more of it costs. */
export function ServiceTerm({ service, added, autoRenew, children }: ServiceTermProps) {
  const { currency } = useSettings()
  const now = useNow()
  const [name, end] = endFact(service)
  const { price, expiresAt, status } = service
  const facts = [
    { name, value: end, more: status === 'terminated' ? '' : `, ${formatAge(expiresAt, now)}` },
    { name: 'Price', ...priceParts(price, currency, added) },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-2 max-sm:basis-full">
        {facts.map(({ name: term, value, more }) => (
          <div key={term} className={LINE}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-semibold text-lg max-sm:text-base [overflow-wrap:anywhere]">
              {value}
              <span className="font-normal text-[0.9375rem] text-muted">{more}</span>
            </dd>
          </div>
        ))}
        {autoRenew ? (
          <div className={LINE}>
            <dt className="text-muted text-sm">Auto-renew</dt>
            <dd className="grid min-h-7.5 content-center">{autoRenew}</dd>
          </div>
        ) : null}
      </dl>
      {children}
    </div>
  )
}
