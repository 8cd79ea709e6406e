import type { SoldPlan } from '@hostfront/contract/plans'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { openHost } from '../../host/open-host.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { planName } from '../../words/orders.ts'
import type { PlanDeed } from './plan-dialog.tsx'

interface PlanActionsProps {
  row: SoldPlan
  onAsk: (deed: PlanDeed) => void
}

/** The buttons of one plan. It is archived first; then it can go, if nobody has ordered it. */
export function PlanActions({ row: { plan, orders }, onAsk }: PlanActionsProps) {
  const { id } = plan
  const name = planName(plan.name, plan.type)
  const isArchived = plan.status === 'archived'

  async function move(direction: 'up' | 'down'): Promise<void> {
    const { api } = await openHost()
    await api.plans.move({ id, direction })
  }

  async function putOnSale(): Promise<void> {
    const { api } = await openHost()
    await (isArchived ? api.plans.restore({ id }) : api.plans.archive({ id }))
    void toast(isArchived ? 'Plan is on sale again' : 'Plan archived')
  }

  return (
    <div className="flex flex-wrap gap-2 @3xl:justify-end">
      <ActionButton look="quiet" size="small" onAct={() => move('up')}>
        <ArrowUp aria-hidden="true" className="size-4" />
        <span className="sr-only">Move {name} up</span>
      </ActionButton>
      <ActionButton look="quiet" size="small" onAct={() => move('down')}>
        <ArrowDown aria-hidden="true" className="size-4" />
        <span className="sr-only">Move {name} down</span>
      </ActionButton>
      <Button look="secondary" size="small" onClick={() => onAsk({ kind: 'edit', plan })}>
        Edit<span className="sr-only"> {name}</span>
      </Button>
      <ActionButton look="secondary" size="small" onAct={putOnSale}>
        {isArchived ? 'Restore' : 'Archive'}
        <span className="sr-only"> {name}</span>
      </ActionButton>
      {isArchived && orders === 0 ? (
        <Button look="danger" size="small" onClick={() => onAsk({ kind: 'delete', plan })}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </div>
  )
}
