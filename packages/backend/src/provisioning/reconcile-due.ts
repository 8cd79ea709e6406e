/**
 * Makes the servers what their services say. Each instance that is due is claimed in one transaction, looked at and led one
 * step on outside of any, and written in a second one: a process that dies between leaves a claim that runs out, and whoever
 * comes next looks first.
 */
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { Backend } from '../call/context.ts'
import { claim } from './claim.ts'
import { due } from './due.ts'
import { look } from './look.ts'
import { MassGuard } from './mass-guard.ts'
import { recordLook } from './record-look.ts'

/** Looked at beside each other. */
const AT_ONCE = 4
const PAGE = 100

export interface ReconcileReport {
  /** Looked at. */
  readonly looks: number
  /** Those that somebody has to see to now. */
  readonly asked: number
  readonly failures: readonly { readonly id: string; readonly fault: unknown }[]
}

/** Everything that is due now, once, until `isOver`: then the rest has the next run. May run in several places at once. What goes wrong with a single one is in `failures`. */
export async function reconcileDue(
  backend: Backend,
  isOver: () => boolean = () => false,
): Promise<ReconcileReport> {
  const report = { looks: 0, asked: 0, failures: [] as { id: string; fault: unknown }[] }
  const seen = new Set<string>()
  const guard = new MassGuard(backend)
  for (;;) {
    const { items } = await backend.store.read((tx) =>
      tx.instances.list({ where: due(backend), order: 'oldest', limit: PAGE }),
    )
    // One that is due again at once waits for the next run, so that this one ends.
    const waiting = items.filter(({ id }) => !seen.has(id))
    if (waiting.length === 0 || isOver()) return report
    for (const { id } of waiting) seen.add(id)
    const next = waiting.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const { id } of next) {
          if (isOver()) return
          try {
            const ended = await lookAt(backend, guard, id)
            if (!ended) continue
            report.looks++
            if (ended.phase === 'person') report.asked++
          } catch (fault) {
            report.failures.push({ id, fault })
          }
        }
      }),
    )
  }
}

/** Null when another one was faster. */
async function lookAt(backend: Backend, guard: MassGuard, id: string): Promise<Instance | null> {
  const claimed = await claim(backend, id)
  if (!claimed) return null
  const { panel } = claimed
  if (!panel) return recordLook(backend, claimed, { by: 'staff' })
  const looked = await look(backend, claimed, panel, guard)
  return recordLook(backend, looked.claimed, looked.result)
}
