import { planName } from '@hostfront/domain/plans/plan-name'
import { openHost } from '../../../host/open-host.ts'
import { doInShop } from '../../../parts/do-in-shop.ts'
import { MoveButtons } from '../../../parts/move-buttons.tsx'
import { RowActs } from '../../../parts/row-acts.tsx'
import type { ListedPlan } from './listed-plan.ts'
import type { PlanAction } from './plan-dialog.tsx'

interface PlanActionsProps {
  row: ListedPlan
  onAsk: (action: PlanAction) => void
}

/** The buttons of one plan. It is archived first; then it can go, if nobody has ordered it. */
export function PlanActions({ row: { plan, orders, canMove }, onAsk }: PlanActionsProps) {
  const { id } = plan
  const name = planName(plan)
  const isArchived = plan.status === 'archived'

  async function move(direction: 'up' | 'down'): Promise<void> {
    const { api } = await openHost()
    await api.plans.move({ id, direction })
  }

  const putOnSale = () =>
    doInShop(
      ({ plans }) => (isArchived ? plans.restore({ id }) : plans.archive({ id })),
      isArchived ? 'Plan is on sale again' : 'Plan archived',
    )

  const acts = [
    { action: 'Edit', letter: 'E', onAct: () => onAsk({ kind: 'edit', plan }) },
    { action: 'Price', onAct: () => onAsk({ kind: 'price', plan }) },
    { action: 'Delivery', onAct: () => onAsk({ kind: 'delivery', plan }) },
    { action: isArchived ? 'Restore' : 'Archive', onAct: putOnSale },
    ...(isArchived && orders === 0
      ? [{ action: 'Delete', isDanger: true, onAct: () => onAsk({ kind: 'delete', plan }) }]
      : []),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      <MoveButtons name={name} canMove={canMove} onMove={move} />
      <RowActs row={name} acts={acts} />
    </div>
  )
}
