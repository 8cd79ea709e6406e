import type { StandingReport } from '@hostfront/contract/reports'
import { coinWords, formatCoins } from '@hostfront/domain/money/format-money'
import { Figures } from '../../ui/figures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { counted } from '../../words/clients.ts'
import { AgeingTable } from './ageing-table.tsx'
import { MoneyFigure } from './money-figure.tsx'
import { useAsPriced } from './use-as-priced.ts'
import { useMoney } from './use-money.ts'

/** How the shop stands now, whatever period is looked at. */
export function StandingParts({ standing }: { standing: StandingReport }) {
  const money = useMoney()
  const asPriced = useAsPriced()
  const { ageing, renewals, onTheWay, underWay, disputed, toReturn, coins } = standing
  return (
    <>
      <Panel id="today" title="Today">
        <Figures
          figures={[
            {
              name: 'Renewals in 30 days',
              value: (
                <MoneyFigure>
                  {money(renewals.services.amount + renewals.domains.amount)}
                </MoneyFigure>
              ),
              note: `${counted(renewals.services.count, 'service')}, ${counted(renewals.domains.count, 'domain')}, ${asPriced}`,
              to: '/admin/services?sort=expiresAt',
            },
            {
              name: 'Payments to check',
              value: <MoneyFigure>{money(onTheWay.amount)}</MoneyFigure>,
              note:
                underWay.count === 0
                  ? counted(onTheWay.count, 'payment')
                  : `${counted(onTheWay.count, 'payment')}; ${money(underWay.amount)} more on its way at a gateway`,
              to: '/admin/transactions',
            },
            {
              name: 'To send back',
              value: <MoneyFigure>{money(toReturn.amount)}</MoneyFigure>,
              note:
                disputed.count === 0
                  ? counted(toReturn.count, 'refund')
                  : `${counted(toReturn.count, 'refund')}; ${money(disputed.amount)} in dispute at a gateway`,
              to: '/admin/transactions?view=refunds',
            },
          ]}
        />
        <p className="mt-3 text-muted">
          Accounts hold {coinWords(coins.balances)}, worth {money(coins.balances)}.{' '}
          {coins.ledger === coins.balances
            ? 'The ledger agrees.'
            : `The ledger says ${formatCoins(coins.ledger)}: run the integrity check under Utilities.`}
        </p>
      </Panel>
      <AgeingTable ageing={ageing} />
    </>
  )
}
