import type { QuotedChange } from '@hostfront/contract/service-changes'
import { formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import { linesOf } from '@hostfront/domain/services/change-lines'
import type { Service } from '@hostfront/domain/services/service'
import { useSettings } from '../../host/settings.ts'
import { formatDay } from '../../words/dates.ts'
import { lineWords } from '../../words/invoice-lines.ts'

interface ChangeLinesProps {
  service: Service
  quote: QuotedChange
}

/** What a change costs, line by line, as its invoice says it; then until when it is paid, and what it costs from then on. */
export function ChangeLines({ service, quote }: ChangeLinesProps) {
  const { currency, tax } = useSettings()
  const lines = linesOf(service, quote)
  return (
    <dl className="border-line border-t text-[0.9375rem]">
      {lines.map(({ description, amount }) => (
        <Line
          key={description}
          name={lineWords(description)}
          value={formatMoney(amount, currency)}
        />
      ))}
      {quote.tax === 0 ? null : <Line name={tax.name} value={formatMoney(quote.tax, currency)} />}
      <Line
        isSum
        name={quote.surplus > 0 ? 'Comes back as coins' : 'Due now'}
        value={quote.surplus > 0 ? formatCoins(quote.surplus) : formatMoney(quote.due, currency)}
      />
      <Line name="Paid until" value={formatDay(quote.expiresAt)} />
      <Line name="Then" value={`${formatMoney(quote.to.price, currency)} per month`} />
    </dl>
  )
}

const Line = ({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) => (
  <div
    className={`flex justify-between gap-x-6 border-line border-b py-2 ${isSum ? 'font-semibold' : ''}`}
  >
    <dt className={`min-w-0 [overflow-wrap:anywhere] ${isSum ? '' : 'text-muted'}`}>{name}</dt>
    <dd className="shrink-0 figures">{value}</dd>
  </div>
)
