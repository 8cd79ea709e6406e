import type { Api } from '@hostfront/contract/contract'
import { useState } from 'react'
import { useAnswer } from '../../../host/use-answer.ts'
import { useAct } from '../../../parts/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { applyLabel } from '../../../words/plan-changes.ts'

/** Brings every server of a plan to what it says, where any differs. */
export function ApplyToAll({ planId }: { planId: string }) {
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useAnswer(['delivery', 'planCounts', planId], (api) =>
    api.delivery.planCounts({ planId }),
  )
  const count = data?.differ ?? 0
  return (
    <>
      {count > 0 ? (
        <Button size="small" onClick={() => setIsAsking(true)}>
          {applyLabel(count)}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={`${applyLabel(count)}?`}
          confirm="Apply"
          cancel="Leave them"
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            act((api) => applyToAll(api, planId), 'Under way. Servers follow one by one.')
          }
        >
          {APPLY_WARNING}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** What is said before it is done. */
export const APPLY_WARNING =
  'A server that runs has it after its next start. One that holds more than its new disk does not start until there is room.'

/** Part by part, so that none keeps others waiting. */
async function applyToAll({ delivery }: Api, planId: string): Promise<void> {
  let after: string | null = null
  do {
    const part: { readonly next: string | null } = await delivery.apply({ planId, after })
    after = part.next
  } while (after !== null)
}
