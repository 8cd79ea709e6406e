import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { ListedServer, Listing } from '@hostfront/domain/provisioning/seen'
import type { Inventory } from '@hostfront/providers/port'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { openPanel } from './open-panel.ts'

/** Of a hundred servers each. */
const MOST_PARTS = 50

type Failed = Extract<Listing, { result: 'failed' }>

/** The panel with what lists it. Throws NOT_FOUND and NO_INVENTORY; a fault that keeps it from being asked is an answer. */
export async function openInventory(
  backend: Backend,
  id: string,
): Promise<{ readonly panel: Panel; readonly inventory: Inventory | Failed }> {
  const panel = await backend.store.read((tx) => tx.panels.get(id))
  if (!panel) throw refused('NOT_FOUND')
  const opened = await openPanel(backend, panel)
  if ('fault' in opened) return { panel, inventory: { result: 'failed', fault: opened.fault } }
  const { inventory } = opened.provider
  if (!inventory) throw refused('NO_INVENTORY')
  return { panel, inventory }
}

/** Part by part, at the panel's pace. What could not be read ends it, for a list with a hole is worse than none. */
export async function readInventory(
  backend: Backend,
  panel: Panel,
  inventory: Inventory,
): Promise<Failed | { readonly servers: readonly ListedServer[]; readonly isWhole: boolean }> {
  const servers: ListedServer[] = []
  let cursor: string | null = null
  for (let part = 0; part < MOST_PARTS; part++) {
    await backend.providers.pace(panel)
    const listing: Listing = await inventory.list(cursor)
    if (listing.result === 'failed') return listing
    servers.push(...listing.servers)
    cursor = listing.next
    if (cursor === null) return { servers, isWhole: true }
  }
  return { servers, isWhole: false }
}
