import type { OwedRefund } from '@hostfront/contract/refunds'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { ClientFilter } from '../../../parts/list-table/client-filter.tsx'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { DayFilters } from '../../../parts/list-table/day-filters.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { TotalLine } from '../../../parts/list-table/total-line.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useIsByGateway } from '../../../parts/use-is-by-gateway.ts'
import { useMethodFilter } from '../../../parts/use-method-filter.ts'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { GiveCoins } from './give-coins.tsx'
import { MarkSent } from './mark-sent.tsx'
import { type RefundAct, refundColumns } from './refund-columns.tsx'
import { RefundStateNav } from './refund-state-nav.tsx'
import { SendBack } from './send-back.tsx'
import { chosenState, useRefundList, useRefundTotals } from './use-refund-list.ts'

const rowKey = ({ refund }: OwedRefund): string => refund.id

const DIALOGS = { sent: MarkSent, back: SendBack, coins: GiveCoins } as const

/** What has to go back outside the shop, and what went; who waits longest comes first. */
export function RefundList() {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const isByGateway = useIsByGateway()
  const methodFilter = useMethodFilter()
  const [acted, setActed] = useState<{ kind: RefundAct; row: OwedRefund } | null>(null)
  const list = useRefundList()
  const state = chosenState(list)
  const answer = useList(['refunds', 'list'], list, (api, { state: _tab, from, to, ...query }) =>
    api.refunds.list({ ...query, ...(state ? { state } : {}), ...dayBounds(from, to) }),
  )
  const Action = acted ? DIALOGS[acted.kind] : null
  return (
    <>
      <ListTable
        states={<RefundStateNav list={list} />}
        caption="Money to return"
        list={list}
        answer={answer}
        columns={refundColumns({
          currency,
          methodName,
          isByGateway,
          onAct: (kind, row) => setActed({ kind, row }),
        })}
        rowKey={rowKey}
        noun="refunds"
        search="Search refunds"
        filters={[methodFilter]}
        moreFilters={
          <>
            <DayFilters list={list} what="Owed" />
            <ClientFilter list={list} rows={answer.data?.items} />
          </>
        }
        moreStatus={
          <TotalLine totals={useRefundTotals(list)} state={state} noun={['refund', 'refunds']} />
        }
        csvName="money-to-return"
        tab={tabName(state)}
        empty={
          <EmptyState icon={Undo2} title="Nothing to return">
            What has to go back to customers outside the shop waits here until you have sent it.
          </EmptyState>
        }
      />
      {acted && Action ? <Action row={acted.row} onClose={() => setActed(null)} /> : null}
    </>
  )
}

/** How the tab is called in a file's name. */
const tabName = (state: string | undefined): string => state ?? 'all'
