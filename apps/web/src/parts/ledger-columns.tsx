import type { LedgerLine } from '@hostfront/contract/billing'
import { formatCoins } from '@hostfront/domain/money/format-money'
import type { Column } from '../ui/data-table.tsx'
import { coinEntryName } from '../words/billing.ts'
import { formatMoment } from '../words/dates.ts'
import { lineWords } from '../words/invoice-lines.ts'
import { CardUnit } from './card-unit.tsx'

/** A ledger of coins, each line with the balance after it. */
export const ledgerColumns: Column<LedgerLine>[] = [
  {
    header: 'What',
    isName: true,
    cell: (line) => (
      <div className="[overflow-wrap:anywhere]">
        {coinEntryName(line)}
        <About {...line} />
      </div>
    ),
  },
  {
    header: 'When',
    onCard: 'half',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatMoment(createdAt)}
      </time>
    ),
  },
  {
    header: 'Coins',
    onCard: 'corner',
    isFigure: true,
    cell: ({ amount }) => (
      <span className={amount < 0 ? '' : 'text-ok'}>
        {`${amount < 0 ? '−' : '+'}${formatCoins(Math.abs(amount))}`}
      </span>
    ),
  },
  {
    header: 'Balance',
    onCard: 'half',
    isFigure: true,
    cell: ({ balanceAfter }) => (
      <>
        <CardUnit>Balance </CardUnit>
        {formatCoins(balanceAfter)}
      </>
    ),
  },
]

/** What the coins were moved for; of an adjustment what the team noted, where that may be read. */
function About({ kind, reference, subject }: LedgerLine) {
  const text = kind === 'adjustment' ? reference : subject && lineWords(subject)
  return text ? (
    <span dir="auto" className="block text-muted text-sm">
      {text}
    </span>
  ) : null
}
