import type { PlanServer } from '@hostfront/contract/delivery'
import { Server } from 'lucide-react'
import { openHost } from '../../../host/open-host.ts'
import type { BulkAction } from '../../../parts/list-table/bulk-bar.tsx'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { applyLabel, withdrawLabel } from '../../../words/plan-changes.ts'
import { APPLY_WARNING } from './apply-to-all.tsx'
import { planServerColumns } from './plan-server-columns.tsx'

const rowKey = ({ instance }: PlanServer): string => instance.id

/** The servers of a plan next to what it says now, of which some or all can be brought to it. */
export function PlanServers({ planId }: { planId: string }) {
  const list = useListState({ sorts: [], filters: {} })
  const answer = useList(['delivery', 'planServers', planId], list, (api, query) =>
    api.delivery.planServers({ ...query, planId }),
  )
  const bulk: BulkAction<PlanServer>[] = [
    {
      label: 'Apply',
      button: applyLabel,
      warning: APPLY_WARNING,
      can: ({ standing }) => standing.is === 'differs',
      async run(rows) {
        const { api } = await openHost()
        await api.delivery.apply({ planId, ids: rows.map(rowKey) })
      },
    },
    {
      label: 'Withdraw',
      button: withdrawLabel,
      warning: 'They keep what they have. What a panel has begun is finished.',
      can: ({ standing }) => standing.is === 'asked',
      async run(rows) {
        const { api } = await openHost()
        await api.delivery.withdraw({ planId, ids: rows.map(rowKey) })
      },
    },
  ]
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">
        Servers keep what they were made with until the plan is applied to them; one that runs has
        it after its next start. Owner, name and what a client has set stay, and ports are only
        added.
      </p>
      <ListTable
        caption="Servers of the plan"
        list={list}
        answer={answer}
        columns={planServerColumns}
        rowKey={rowKey}
        noun="servers"
        search="Search servers"
        csvName="plan-servers"
        bulk={bulk}
        empty={
          <EmptyState icon={Server} title="No servers of this plan">
            Servers of approved orders appear here once Delivery says how they are made.
          </EmptyState>
        }
      />
    </div>
  )
}
