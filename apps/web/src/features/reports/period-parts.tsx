import type { PeriodReport } from '@hostfront/contract/reports'
import { coinWords, formatCoins } from '@hostfront/domain/money/format-money'
import { churn } from '@hostfront/domain/reports/recurring'
import { useMethodName } from '../../parts/use-method-name.ts'
import { Panel } from '../../ui/panel.tsx'
import { COIN_ENTRY_NAMES } from '../../words/billing.ts'
import { dayWords } from '../../words/dates.ts'
import { shareWords, soldWords, taxedWords } from '../../words/reports.ts'
import { IncomeTable } from './income-table.tsx'
import { SumTable } from './sum-table.tsx'
import { useMoney } from './use-money.ts'

/** Where the income of a period came from, and what else happened in it; parts without anything are left out. */
export function PeriodParts({ report }: { report: PeriodReport }) {
  const methodName = useMethodName()
  const { income } = report
  // Of very different heights: columns leave no holes between them, and a phone has them in this order.
  return (
    <div className="gap-10 max-xl:-mb-10 *:mb-10 *:break-inside-avoid xl:columns-2">
      <IncomeTable
        id="plans"
        title="By plan"
        of="Plan"
        rows={report.byPlan}
        nameOf={({ sold }) => soldWords(sold)}
        income={income}
      />
      <IncomeTable
        title="By payment method"
        of="Method"
        rows={report.byMethod}
        nameOf={({ method }) => methodName(method)}
        income={income}
      />
      <IncomeTable
        title="By country and tax rate"
        of="Country"
        rows={report.byCountry}
        nameOf={({ country, taxBasisPoints }) => taxedWords(country, taxBasisPoints)}
        income={income}
      />
      <Received received={report.received} />
      <Services services={report.services} />
      <Vouchers vouchers={report.vouchers} />
      <Coins coins={report.coins} period={report.period} />
    </div>
  )
}

type Received = PeriodReport['received'][number]

function Received({ received }: Pick<PeriodReport, 'received'>) {
  const money = useMoney()
  const methodName = useMethodName()
  if (received.length === 0) return null
  return (
    <Panel id="received" title="Money received">
      <SumTable
        caption="Money received"
        of="Method"
        columns={[
          { header: 'Came in', cell: ({ amount }) => money(amount) },
          { header: 'Sent back', cell: ({ sentBack }) => money(sentBack), isMinor: true },
          ...(received.some(({ disputed }) => disputed !== 0)
            ? [{ header: 'Disputed', cell: ({ disputed }: Received) => money(disputed) }]
            : []),
          {
            header: 'Net',
            cell: ({ amount, sentBack, disputed }) => money(amount - sentBack - disputed),
          },
        ]}
        rows={received}
        nameOf={({ method }) => methodName(method)}
        keyOf={({ method }) => method}
        sum={{
          name: 'Total',
          row: {
            method: '',
            payments: received.reduce((sum, { payments }) => sum + payments, 0),
            amount: received.reduce((sum, { amount }) => sum + amount, 0),
            sentBack: received.reduce((sum, { sentBack }) => sum + sentBack, 0),
            disputed: received.reduce((sum, { disputed }) => sum + disputed, 0),
          },
        }}
      />
      <p className="mt-2 text-muted text-sm">
        Outside the shop, on the day it came in or was sent. It differs from income where coins were
        bought or spent, or an invoice is paid in part.
      </p>
    </Panel>
  )
}

function Services({ services }: Pick<PeriodReport, 'services'>) {
  const { atStart, started, ended, lost } = services
  if (atStart + started + ended === 0) return null
  const rate = churn(services)
  const lines = [
    { name: 'At the beginning', count: atStart },
    { name: 'Started', count: started },
    { name: 'Ended', count: ended },
  ]
  return (
    <Panel id="services" title="Services">
      <SumTable
        caption="Services"
        of="Services"
        columns={[{ header: 'Number', cell: ({ count }) => count.toLocaleString('en') }]}
        rows={lines}
        nameOf={({ name }) => name}
        keyOf={({ name }) => name}
        sum={{ name: 'At the end', row: { name: '', count: atStart + started - ended } }}
      />
      {rate === null ? null : (
        <p className="mt-2 text-muted text-sm">
          Churn {shareWords(rate)}: {lost.toLocaleString('en')} of those at the beginning ended.
        </p>
      )}
    </Panel>
  )
}

function Vouchers({ vouchers }: Pick<PeriodReport, 'vouchers'>) {
  const money = useMoney()
  if (vouchers.length === 0) return null
  return (
    <Panel title="Vouchers used">
      <SumTable
        isFolded
        caption="Vouchers used"
        of="Code"
        columns={[
          { header: 'Orders', cell: ({ orders }) => orders.toLocaleString('en') },
          { header: 'Discount', cell: ({ discount }) => money(discount) },
        ]}
        rows={vouchers}
        nameOf={({ code }) => code}
        keyOf={({ code }) => code}
      />
    </Panel>
  )
}

function Coins({ coins, period }: Pick<PeriodReport, 'coins' | 'period'>) {
  const { opening, moves, closing, administrators } = coins
  if (opening === 0 && moves.length === 0) return null
  const lines = [
    { name: `Before ${dayWords(period.from)}`, amount: opening },
    ...moves.map(({ kind, amount }) => ({ name: COIN_ENTRY_NAMES[kind], amount })),
  ]
  return (
    <Panel id="coins" title="Coins owed">
      <SumTable
        caption="Coins owed"
        of="Why"
        columns={[{ header: 'Coins', cell: ({ amount }) => formatCoins(amount) }]}
        rows={lines}
        nameOf={({ name }) => name}
        keyOf={({ name }) => name}
        sum={{ name: `After ${dayWords(period.to)}`, row: { name: '', amount: closing } }}
      />
      {administrators > 0 ? (
        <p className="mt-3 max-w-prose text-muted text-sm">
          Of these, on administrators’ accounts: {coinWords(administrators)}.
        </p>
      ) : null}
    </Panel>
  )
}
