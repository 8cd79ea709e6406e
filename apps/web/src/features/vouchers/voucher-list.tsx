import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { voucherState } from '@hostfront/domain/vouchers/voucher-rules'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { CardUnit } from '../../parts/card-unit.tsx'
import type { ListColumn } from '../../parts/list-table/list-column.ts'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { useList } from '../../parts/list-table/use-list.ts'
import { useListState } from '../../parts/list-table/use-list-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { counted } from '../../words/clients.ts'
import { formatUtcDay } from '../../words/dates.ts'
import { discountText } from '../../words/vouchers.ts'
import { VoucherActions } from './voucher-actions.tsx'
import { type VoucherAction, VoucherDialog } from './voucher-dialog.tsx'
import { lastDayOf } from './voucher-form.ts'

const SORTS = ['text', 'usedCount', 'validUntil'] as const

export function VoucherList() {
  const { currency } = useSettings()
  const now = useNow()
  const [action, setAction] = useState<VoucherAction | null>(null)
  const list = useListState({ sorts: SORTS })
  const answer = useList(['vouchers', 'list'], list, (api, query) => api.vouchers.list(query))
  const columns: ListColumn<Voucher, (typeof SORTS)[number]>[] = [
    {
      header: 'Code',
      isName: true,
      sortBy: 'text',
      csv: ({ code }) => code,
      cell: ({ code, description }) => (
        <div className="min-w-40 [overflow-wrap:anywhere]">
          <span className="font-semibold tracking-wide">{code}</span>
          <span className="block text-muted text-sm">{description}</span>
        </div>
      ),
    },
    {
      header: 'Discount',
      onCard: 'corner',
      csv: (voucher) => discountText(voucher, currency),
      cell: (voucher) => discountText(voucher, currency),
    },
    {
      header: 'Minimum',
      isMinor: true,
      isFigure: true,
      csv: ({ minPurchase }) => toDecimal(minPurchase),
      cell: ({ minPurchase }) => (minPurchase === 0 ? '–' : formatMoney(minPurchase, currency)),
    },
    {
      header: 'Used',
      onCard: 'half',
      isFigure: true,
      sortBy: 'usedCount',
      csv: ({ usedCount }) => usedCount,
      cell: ({ usedCount, maxUses, minPurchase, applicablePlans }) => (
        <span className="@max-xl:text-muted @max-xl:text-sm">
          {usedCount.toLocaleString('en')} of {maxUses.toLocaleString('en')}
          <CardUnit> used</CardUnit>
          {minPurchase === 0 ? null : (
            <CardUnit>{`, orders from ${formatMoney(minPurchase, currency)}`}</CardUnit>
          )}
          {applicablePlans.includes('all') ? null : (
            <CardUnit>{`, for ${counted(applicablePlans.length, 'plan')}`}</CardUnit>
          )}
        </span>
      ),
    },
    {
      header: 'Plans',
      isMinor: true,
      csv: ({ applicablePlans }) => applicablePlans.join(' '),
      cell: ({ applicablePlans }) =>
        applicablePlans.includes('all') ? 'All' : applicablePlans.length,
    },
    {
      header: 'Last day',
      onCard: 'state',
      sortBy: 'validUntil',
      csv: ({ validUntil }) => validUntil,
      cell: ({ validUntil }) => (
        <>
          <CardUnit>Until </CardUnit>
          <time dateTime={validUntil} className="whitespace-nowrap">
            {formatUtcDay(lastDayOf({ validUntil }))}
          </time>
        </>
      ),
    },
    {
      header: 'State',
      onCard: 'state',
      csv: (voucher) => voucherState(voucher, new Date(now).toISOString()),
      cell: (voucher) => (
        <StatusBadge status={voucherState(voucher, new Date(now).toISOString())} />
      ),
    },
    {
      header: 'Actions',
      isAction: true,
      cell: (voucher) => <VoucherActions voucher={voucher} onAsk={setAction} />,
    },
  ]
  return (
    <>
      <ListTable
        caption="Vouchers"
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        noun="vouchers"
        search="Search vouchers"
        csvName="vouchers"
        empty={
          <EmptyState icon={TicketPercent} title="No vouchers yet">
            A voucher takes something off an order. Customers type its code when they order.
          </EmptyState>
        }
      />
      {action ? <VoucherDialog action={action} onClose={() => setAction(null)} /> : null}
    </>
  )
}
