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
/** Of a panel in a run, so that one ends where nobody says when it is over. */
const MOST_ROUNDS = 200

export interface ReconcileReport {
  /** Looked at. */
  readonly looks: number
  /** Those that somebody has to see to now. */
  readonly asked: number
  readonly failures: readonly { readonly id: string; readonly fault: unknown }[]
}

/** Everything that is due now, until `isOver`: then the rest has the next run. May run in several places at once. What goes wrong with a single one is in `failures`. */
export async function reconcileDue(
  backend: Backend,
  isOver: () => boolean = () => false,
): Promise<ReconcileReport> {
  const report = { looks: 0, asked: 0, failures: [] as { id: string; fault: unknown }[] }
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

  /** Everything once that is due at a panel: what is due again at once waits, so that this ends. */
  async function goThrough(panelId: string | null): Promise<void> {
    const seen = new Set<string>()
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

  // What waits for a panel waits for no other one: each has its own looks, however long they take, and is gone through again
  // while another one takes long.
  const rounds = new Map<string | null, number>()
  const underWay = new Set<string | null>()
  const all: Promise<void>[] = []
  for (;;) {
    const known = all.length
    const mayAgain = underWay.size > 0
    for (const panelId of isOver() ? [] : await panelsWithDue(backend)) {
      const round = rounds.get(panelId) ?? 0
      if (underWay.has(panelId) || (round > 0 && !mayAgain) || round === MOST_ROUNDS) continue
      rounds.set(panelId, round + 1)
      underWay.add(panelId)
      all.push(goThrough(panelId).finally(() => underWay.delete(panelId)))
    }
    const ended = Promise.all(all)
    // Something may come up meanwhile for a panel that has nothing to do.
    await (isOver() ? ended : Promise.race([ended, backend.providers.pause(STEP)]))
    if (underWay.size > 0) continue
    await ended
    if (all.length === known) return report
  }
}

/** Null among them: staff look after something. Where more is due than is read at once, it may be of any panel. */
async function panelsWithDue({ store, now }: Backend): Promise<ReadonlySet<string | null>> {
  return store.read(async (tx) => {
    const { items, next } = await tx.instances.list({
      where: due({ now }),
      order: 'oldest',
      limit: PAGE,
    })
    const found = items.map(({ panelId }) => panelId)
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
