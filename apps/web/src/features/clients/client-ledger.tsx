import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { Coins } from 'lucide-react'
import { usePages } from '../../host/use-answer.ts'
import type { Column } from '../../ui/data-table.tsx'
import { COIN_ENTRY_NAMES } from '../../words/billing.ts'
import { formatMoment } from '../../words/dates.ts'
import { ClientTable, Moment } from './client-table.tsx'

const EMPTY = {
  icon: Coins,
  title: 'No coins moved yet',
  line: 'Every change of the balance stands here with the balance after it.',
}

export function ClientLedger({ userId }: { userId: string }) {
  const pages = usePages(['clients', userId, 'ledger'], (api, after) =>
    api.billing.ledgerOf({ userId, after }),
  )
  return (
    <ClientTable
      caption="Ledger"
      pages={pages}
      columns={columns}
      rowKey={({ id }) => id}
      empty={EMPTY}
    />
  )
}

const columns: Column<CoinEntry>[] = [
  {
    header: 'What',
    isName: true,
    cell: ({ kind, reference }) => (
      <div className="[overflow-wrap:anywhere]">
        {COIN_ENTRY_NAMES[kind]}
        {/* Of an adjustment it is what an administrator wrote; all others refer to a record by its id. */}
        {kind === 'adjustment' && reference ? (
          <span className="block text-muted text-sm">{reference}</span>
        ) : null}
      </div>
    ),
  },
  {
    header: 'When',
    cell: ({ createdAt }) => <Moment at={createdAt}>{formatMoment(createdAt)}</Moment>,
  },
  {
    header: 'Coins',
    isFigure: true,
    cell: ({ amount }) => `${amount < 0 ? '−' : '+'}${formatCoins(Math.abs(amount))}`,
  },
  { header: 'Balance', isFigure: true, cell: ({ balanceAfter }) => formatCoins(balanceAfter) },
]
