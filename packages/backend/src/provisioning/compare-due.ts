import { isCompareDue } from '@hostfront/domain/provisioning/compare-due'
import type { Backend } from '../call/context.ts'
import { comparePanel } from './compare-panel.ts'
import { openPanel } from './open-panel.ts'

const PANELS = 100

export interface NightlyReport {
  readonly compared: number
  /** Those that could not be, with why. */
  readonly failures: readonly { readonly id: string; readonly fault: unknown }[]
}

/** Compares each panel once a night, one after the other; what differs waits for staff on its page. */
export async function compareDue(backend: Backend): Promise<NightlyReport> {
  const { items } = await backend.store.read((tx) =>
    tx.panels.list({ order: 'oldest', limit: PANELS }),
  )
  const failures: { id: string; fault: unknown }[] = []
  let compared = 0
  for (const panel of items) {
    if (!isCompareDue(panel, backend.now())) continue
    const opened = await openPanel(backend, panel)
    if ('provider' in opened && !opened.provider.inventory) continue
    try {
      await comparePanel(backend, panel)
      compared++
    } catch (fault) {
      failures.push({ id: panel.id, fault })
    }
  }
  return { compared, failures }
}
