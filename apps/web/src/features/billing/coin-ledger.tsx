import type { OwnCoinEntry } from '@hostfront/contract/billing'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { Coins } from 'lucide-react'
import { usePages } from '../../host/use-answer.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { COIN_ENTRY_NAMES } from '../../words/billing.ts'
import { formatMoment } from '../../words/dates.ts'

/** Every change of the person's coins, newest first, with the balance after it. */
export function CoinLedger() {
  const entries = usePages(['billing', 'coinEntries'], (api, after) =>
    api.billing.coinEntries({ after }),
  )
  return (
    <Loaded answer={entries}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState icon={Coins} title="No coins moved yet">
            Every purchase, order and refund in coins stands here with the balance after it.
          </EmptyState>
        ) : (
          <>
            <DataTable caption="Coins" columns={columns} rows={rows} rowKey={({ id }) => id} />
            <MoreButton pages={entries} />
          </>
        )
      }
    </Loaded>
  )
}

const columns: Column<OwnCoinEntry>[] = [
  {
    header: 'What',
    isName: true,
    cell: ({ kind, subject }) => (
      <div className="[overflow-wrap:anywhere]">
        {COIN_ENTRY_NAMES[kind]}
        {subject ? (
          <span dir="auto" className="block text-muted text-sm">
            {subject}
          </span>
        ) : null}
      </div>
    ),
  },
  { header: 'When', cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    header: 'Coins',
    isFigure: true,
    cell: ({ amount }) => `${amount < 0 ? '−' : '+'}${formatCoins(Math.abs(amount))}`,
  },
  { header: 'Balance', isFigure: true, cell: ({ balanceAfter }) => formatCoins(balanceAfter) },
]
