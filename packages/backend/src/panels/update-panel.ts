import type { PanelShown } from '@hostfront/contract/panels'
import type { PanelForm } from '@hostfront/domain/provisioning/panel-form'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { wakePanel } from '../instances/wake-panel.ts'
import { panelFields } from './panel-fields.ts'
import { panelShown } from './panel-shown.ts'

/** What waited for the panel is tried again at once: somebody may have mended what kept it. */
export function updatePanel(
  call: SignedInCall,
  { id, ...form }: PanelForm & { readonly id: string },
): Promise<PanelShown> {
  return call.store.transaction(async (tx) => {
    const before = await tx.panels.get(id, { lock: true })
    if (!before) throw refused('NOT_FOUND')
    const fields = panelFields(call, id, { ...form, kind: before.kind }, before)
    const panel = await tx.panels.update(id, {
      ...fields,
      failures: 0,
      fault: null,
      restsUntil: null,
    })
    if (!panel) throw refused('NOT_FOUND')
    await wakePanel(tx, call, id)
    await recordChange(tx, call, 'panels.update', before, panel)
    return panelShown(tx, call, panel)
  })
}
