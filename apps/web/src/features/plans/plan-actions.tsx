import { planName } from '@hostfront/domain/catalog/plan-name'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { openHost } from '../../host/open-host.ts'
import { ActionButton, RowAction } from '../../ui/action-button.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { toast } from '../../ui/toast.ts'
import type { ListedPlan } from './listed-plan.ts'
import type { PlanDeed } from './plan-dialog.tsx'

interface PlanActionsProps {
  row: ListedPlan
  onAsk: (deed: PlanDeed) => void
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

  async function putOnSale(): Promise<void> {
    const { api } = await openHost()
    await (isArchived ? api.plans.restore({ id }) : api.plans.archive({ id }))
    void toast(isArchived ? 'Plan is on sale again' : 'Plan archived')
  }

  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton
        look="quiet"
        size="small"
        aria-label={`Move ${name} up`}
        isOff={!canMove.up}
        onAct={() => move('up')}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </ActionButton>
      <ActionButton
        look="quiet"
        size="small"
        aria-label={`Move ${name} down`}
        isOff={!canMove.down}
        onAct={() => move('down')}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </ActionButton>
      <RowButton deed="Edit" row={name} onClick={() => onAsk({ kind: 'edit', plan })} />
      <RowAction deed={isArchived ? 'Restore' : 'Archive'} row={name} onAct={putOnSale} />
      {isArchived && orders === 0 ? (
        <RowButton
          look="danger"
          deed="Delete"
          row={name}
          onClick={() => onAsk({ kind: 'delete', plan })}
        />
      ) : null}
    </div>
  )
}
