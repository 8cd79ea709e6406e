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

/** Looked at beside each other, of a panel. */
const AT_ONCE = 4
const PAGE = 100
/** ms. */
const STEP = 250

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
  // One that is due again at once waits for the next run, so that this one ends.
  const seen = new Set<string>()
  const guard = new MassGuard(backend)

  async function lookAll(ids: Iterator<string>): Promise<void> {
    for (let next = ids.next(); !next.done && !isOver(); next = ids.next()) {
      try {
        const ended = await lookAt(backend, guard, next.value)
        if (!ended) continue
        report.looks++
        if (ended.phase === 'person') report.asked++
      } catch (fault) {
        report.failures.push({ id: next.value, fault })
      }
    }
  }

  /** What waits for a panel waits for no other one: each has its own looks, however long they take. */
  async function drain(panelId: string | null): Promise<void> {
    for (;;) {
      const { items } = await backend.store.read((tx) =>
        tx.instances.list({ where: { ...due(backend), panelId }, order: 'oldest', limit: PAGE }),
      )
      const waiting = items.map(({ id }) => id).filter((id) => !seen.has(id))
      if (waiting.length === 0 || isOver()) return
      for (const id of waiting) seen.add(id)
      const next = waiting.values()
      await Promise.all(Array.from({ length: AT_ONCE }, () => lookAll(next)))
    }
  }

  const drains = new Map<string | null, Promise<void>>()
  for (;;) {
    const before = seen.size
    for (const panelId of await panelsWithDue(backend, seen)) {
      if (drains.has(panelId)) continue
      drains.set(
        panelId,
        drain(panelId).finally(() => drains.delete(panelId)),
      )
    }
    const all = Promise.all(drains.values())
    // Something may come up meanwhile for a panel that has nothing to do.
    await (isOver() ? all : Promise.race([all, backend.providers.pause(STEP)]))
    if (drains.size === 0 && seen.size === before) return report
  }
}

/** Null among them: staff look after something. Where more is due than is read at once, it may be of any panel. */
async function panelsWithDue(
  { store, now }: Backend,
  seen: ReadonlySet<string>,
): Promise<ReadonlySet<string | null>> {
  return store.read(async (tx) => {
    const { items, next } = await tx.instances.list({
      where: due({ now }),
      order: 'oldest',
      limit: PAGE,
    })
    const found = items.filter(({ id }) => !seen.has(id)).map(({ panelId }) => panelId)
    if (next === null) return new Set(found)
    const { items: panels } = await tx.panels.list({ order: 'oldest', limit: PAGE })
    return new Set([...found, null, ...panels.map(({ id }) => id)])
  })
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
