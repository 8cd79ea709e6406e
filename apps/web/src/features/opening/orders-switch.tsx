import type { Api } from '@hostfront/contract/contract'
import type { Opening } from '@hostfront/contract/opening'
import { useState } from 'react'
import { ActionButton } from '../../parts/action-button.tsx'
import { useAct } from '../../parts/use-act.ts'
import { FormError } from '../../ui/form-error.tsx'
import { openingWords } from '../../words/opening.ts'
import { OpeningNeeds, requiredSteps } from './opening-needs.tsx'

/** Opens the shop for orders and closes it again; puts the checklist away when it has served. */
export function OrdersSwitch({ opening: { takesOrders, isShown, steps } }: { opening: Opening }) {
  const act = useAct()
  const [problem, setProblem] = useState<string | null>(null)
  const missing = requiredSteps(steps)
  const isReady = missing.length === 0

  async function send(work: (api: Api) => Promise<unknown>, message: string): Promise<void> {
    setProblem(null)
    setProblem((await act(work, message))?.message ?? null)
  }

  return (
    <div className="flex flex-col gap-3">
      {takesOrders || isReady ? (
        <p className="text-muted">{takesOrders ? openingWords.open : openingWords.closed}</p>
      ) : (
        <OpeningNeeds steps={missing} />
      )}
      {problem ? <FormError>{problem}</FormError> : null}
      <div className="flex flex-wrap gap-3">
        {takesOrders ? (
          <ActionButton
            look="secondary"
            size="small"
            onAct={() => send(({ opening }) => opening.close(), openingWords.closedNow)}
          >
            {openingWords.closeButton}
          </ActionButton>
        ) : (
          <ActionButton
            size="small"
            onAct={() => send(({ opening }) => opening.open(), openingWords.opened)}
          >
            {openingWords.openButton}
          </ActionButton>
        )}
        {isShown && isReady ? (
          <ActionButton
            look="quiet"
            size="small"
            onAct={() => send(({ opening }) => opening.dismiss(), openingWords.dismissed)}
          >
            {openingWords.dismiss}
          </ActionButton>
        ) : null}
      </div>
    </div>
  )
}
