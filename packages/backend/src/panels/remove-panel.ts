import { DONE } from '@hostfront/contract/page'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** One that nothing refers to: no server, and no plan's template of today or before. */
export function removePanel(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  return call.store.transaction(async (tx) => {
    const panel = await tx.panels.get(id, { lock: true })
    if (!panel) throw refused('NOT_FOUND')
    const servers = await tx.instances.count({ panelId: id })
    const templates = await tx.planTemplates.count({ panelId: id })
    if (servers + templates > 0) throw refused('PANEL_IN_USE', { servers })
    await tx.panels.delete(id)
    await recordChange(tx, call, 'panels.remove', panel, null)
    return DONE
  })
}
