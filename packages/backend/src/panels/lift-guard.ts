import type { PanelShown } from '@hostfront/contract/panels'
import { addMinutes } from '@hostfront/domain/add-days'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { wakePanel } from '../instances/wake-panel.ts'
import { panelShown } from './panel-shown.ts'

/** Minutes. */
const LIFTED = 60

/** An administrator has seen that so much is to be suspended and removed. */
export function liftGuard(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<PanelShown> {
  return call.store.transaction(async (tx) => {
    const before = await tx.panels.get(id, { lock: true })
    const guardLiftedUntil = addMinutes(call.now(), LIFTED)
    const panel = before && (await tx.panels.update(id, { guardLiftedUntil }))
    if (!panel) throw refused('NOT_FOUND')
    await wakePanel(tx, call, id)
    await recordChange(tx, call, 'panels.liftGuard', before, panel)
    return panelShown(tx, call, panel)
  })
}
