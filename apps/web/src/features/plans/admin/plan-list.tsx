import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { PlanType } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { pageOf } from '@hostfront/domain/plans/plan-place'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { CardUnit } from '../../../parts/card-unit.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RowOpener } from '../../../ui/row-link.tsx'
import { counted } from '../../../words/clients.ts'
import { PLAN_TYPE_NAMES } from '../../../words/orders.ts'
import { specsLine } from '../../../words/plans.ts'
import { type ListedPlan, listedPlans } from './listed-plan.ts'
import { PlanActions } from './plan-actions.tsx'
import { type PlanAction, PlanDialog } from './plan-dialog.tsx'
import { isWanted } from './wanted-plan.ts'

/** The page whose rows they are, or would be once they are on sale. */
const pageName = ({ plan }: ListedPlan): string => {
  const page = pageOf(plan)
  return page === 'home' ? 'Home page' : PLAN_TYPE_NAMES[page]
}

/** There its page does not say what it is sold as. */
const isOnHomePage = (plan: ListedPlan['plan']): boolean => pageOf(plan) === 'home'

/** Broken between what it says, not within. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0')

/** The catalogue in the order in which it is shown; it is short enough to be read whole. */
export function PlanList() {
  const { currency } = useSettings()
  const [action, setAction] = useState<PlanAction | null>(null)
  const list = useListState({
    sorts: [],
    filters: { type: PlanType.options, status: ['active', 'archived'] },
  })
  const answer = useList(['plans', 'list'], list, async (api, query) => {
    const rows = listedPlans(await api.plans.list())
    return { items: rows.filter((row) => isWanted(row, query)), next: null }
  })
  const columns: ListColumn<ListedPlan, never>[] = [
    {
      header: 'Plan',
      isName: true,
      csv: ({ plan }) => planName(plan),
      moreCsv: [
        { header: 'Type', csv: ({ plan }) => plan.type },
        { header: 'Place', csv: ({ place }) => place?.at ?? null },
      ],
      cell: ({ plan, orders }) => (
        <div className="min-w-44 [overflow-wrap:anywhere]">
          <RowOpener onClick={() => setAction({ kind: 'edit', plan })}>{planName(plan)}</RowOpener>
          {plan.recommended ? (
            <span className="ms-2 whitespace-nowrap text-info text-sm @max-xl:hidden">
              Recommended
            </span>
          ) : null}
          <span className="block @min-[20rem]:@max-xl:w-[calc(100cqi-1.75rem-2px)] text-muted text-sm">
            {specsLine(plan.specs).split(' · ').map(whole).join(' · ')}
            {isOnHomePage(plan) ? (
              <span className="@max-xl:hidden">{` · ${PLAN_TYPE_NAMES[plan.type]}`}</span>
            ) : null}
          </span>
          <span className="block @xl:hidden @min-[20rem]:@max-xl:w-[calc(100cqi-1.75rem-2px)] text-muted text-sm">
            {isOnHomePage(plan) ? `${PLAN_TYPE_NAMES[plan.type]} · ` : null}
            {plan.recommended ? 'Recommended · ' : null}
            {counted(orders, 'order')}
          </span>
        </div>
      ),
    },
    {
      header: 'Per month',
      onCard: 'corner',
      isFigure: true,
      csv: ({ plan }) => toDecimal(plan.price),
      cell: ({ plan }) => (
        <>
          {formatMoney(plan.price, currency)}
          <CardUnit> a month</CardUnit>
        </>
      ),
    },
    {
      header: 'Orders',
      isMinor: true,
      isFigure: true,
      csv: ({ orders }) => orders,
      cell: ({ orders }) => orders.toLocaleString('en'),
    },
    {
      header: 'State',
      onCard: 'state',
      csv: ({ plan }) => plan.status,
      cell: ({ plan }) => (
        <Badge tone={plan.status === 'archived' ? 'neutral' : 'ok'}>
          {plan.status === 'archived' ? 'Archived' : 'On sale'}
        </Badge>
      ),
    },
    {
      header: 'Actions',
      isAction: true,
      cell: (row) => <PlanActions row={row} onAsk={setAction} />,
    },
  ]
  return (
    <>
      <ListTable
        caption="Plans"
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ plan }) => plan.id}
        groupOf={pageName}
        noun="plans"
        search="Search plans"
        csvName="plans"
        filters={[
          {
            name: 'type',
            label: 'Type',
            options: PlanType.options.map((type) => ({
              value: type,
              label: PLAN_TYPE_NAMES[type],
            })),
          },
          {
            name: 'status',
            label: 'State',
            options: [
              { value: 'active', label: 'On sale' },
              { value: 'archived', label: 'Archived' },
            ],
          },
        ]}
        empty={
          <EmptyState icon={Package} title="No plans yet">
            The shop has nothing to sell. Add the first plan.
          </EmptyState>
        }
      />
      {action ? <PlanDialog action={action} onClose={() => setAction(null)} /> : null}
    </>
  )
}
