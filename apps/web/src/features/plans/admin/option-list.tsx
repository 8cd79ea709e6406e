import type { Currency } from '@hostfront/domain/money/money'
import { movedRows } from '@hostfront/domain/moved-rows'
import { isActive, type OrderOption } from '@hostfront/domain/options/order-option'
import { planName } from '@hostfront/domain/plans/plan-name'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../host/settings.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { ShortTable } from '../../../parts/list-table/short-table.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { choiceWords, PLAN_TYPE_NAMES } from '../../../words/orders.ts'
import { EditOption } from './edit-option.tsx'
import { OptionActions } from './option-actions.tsx'
import { OPTION_KIND_NAMES } from './option-kind-names.ts'

/** What the order form asks for beside the plan, in its order. */
export function OptionList() {
  const { currency } = useSettings()
  const [edited, setEdited] = useState<OrderOption | null>(null)
  const answer = useAnswer(['options', 'list'], async (api) => {
    const [options, plans] = await Promise.all([api.options.list(), api.plans.list()])
    return { options, planNames: new Map(plans.map(({ plan }) => [plan.id, planName(plan)])) }
  })
  return (
    <>
      <Loaded answer={answer}>
        {({ options, planNames }) =>
          options.length === 0 ? (
            <EmptyState icon={ListChecks} title="No options yet">
              The order form asks for nothing beside the plan.
            </EmptyState>
          ) : (
            <ShortTable
              caption="Order options"
              columns={optionColumns({ options, planNames, currency, onEdit: setEdited })}
              rows={options}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      {edited ? <EditOption option={edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

interface ColumnContext {
  readonly options: readonly OrderOption[]
  readonly planNames: ReadonlyMap<string, string>
  readonly currency: Currency
  readonly onEdit: (option: OrderOption) => void
}

const optionColumns = ({
  options,
  planNames,
  currency,
  onEdit,
}: ColumnContext): Column<OrderOption>[] => [
  {
    header: 'Option',
    isName: true,
    cell: ({ label, help }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        <span className="font-semibold">{label}</span>
        {help ? <span className="block text-muted text-sm">{help}</span> : null}
      </div>
    ),
  },
  {
    header: 'Answered with',
    cell: (option) => (
      <span className="[overflow-wrap:anywhere]">{answersWords(option, currency)}</span>
    ),
  },
  {
    header: 'Asked with',
    cell: (option) => (
      <span className="[overflow-wrap:anywhere]">{scopeWords(option, planNames)}</span>
    ),
  },
  {
    header: 'State',
    cell: ({ status }) =>
      status === 'archived' ? (
        <Badge tone="neutral">Archived</Badge>
      ) : (
        <Badge tone="ok">Asked for</Badge>
      ),
  },
  {
    header: 'Actions',
    isAction: true,
    cell: (option) => (
      <OptionActions
        option={option}
        canMove={{
          up: movedRows(options, option.id, 'up', isActive).length > 0,
          down: movedRows(options, option.id, 'down', isActive).length > 0,
        }}
        onEdit={onEdit}
      />
    ),
  },
]

function answersWords(option: OrderOption, currency: Currency): string {
  const { kind, choices, isRequired } = option
  if (kind !== 'choice') return `${OPTION_KIND_NAMES[kind]}${isRequired ? '' : ', or nothing'}`
  return choices.map((choice) => choiceWords(choice, option, currency)).join(' · ')
}

function scopeWords(
  { planTypes, planIds }: OrderOption,
  planNames: ReadonlyMap<string, string>,
): string {
  if (planIds.length > 0) return planIds.map((id) => planNames.get(id) ?? id).join(', ')
  if (planTypes.length > 0) return planTypes.map((type) => PLAN_TYPE_NAMES[type]).join(', ')
  return 'All plans'
}
