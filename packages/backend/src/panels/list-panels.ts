import type { PanelShown } from '@hostfront/contract/panels'
import type { PanelKind } from '@hostfront/domain/provisioning/panel'
import type { SignedInCall } from '../call/context.ts'
import { panelShown } from './panel-shown.ts'

const MOST = 100

/** All panels, oldest first, and the kinds that this host can reach. */
export function listPanels(
  call: SignedInCall,
): Promise<{ readonly panels: PanelShown[]; readonly kinds: PanelKind[] }> {
  return call.store.read(async (tx) => {
    const { items } = await tx.panels.list({ order: 'oldest', limit: MOST })
    const panels = await Promise.all(items.map((panel) => panelShown(tx, call, panel)))
    return { panels, kinds: [...call.providers.kinds] }
  })
}
