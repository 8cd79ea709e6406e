import { addMinutes } from '@hostfront/domain/add-days'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { Backend } from '../call/context.ts'

/** Of a panel, in an hour. */
const FEWEST = 5
const SHARE = 0.1

/**
 * Keeps the shop from suspending and removing so much at a panel within an hour that a wrong clock or import is likelier
 * than so many customers: then an administrator looks first. For one run; what runs before it have done is in the events.
 */
export class MassGuard {
  /** What is still free of each panel. */
  readonly #left = new Map<string, Promise<{ left: number }>>()

  constructor(private readonly backend: Pick<Backend, 'store' | 'now'>) {}

  /** Whether one more may be; then it counts. */
  async allows(panel: Panel): Promise<boolean> {
    const { guardLiftedUntil } = panel
    if (guardLiftedUntil !== null && guardLiftedUntil > this.backend.now()) return true
    const counted = this.#left.get(panel.id) ?? this.#count(panel)
    this.#left.set(panel.id, counted)
    const count = await counted
    count.left--
    return count.left >= 0
  }

  async #count({ id: panelId }: Panel): Promise<{ left: number }> {
    const since = addMinutes(this.backend.now(), -60)
    const [recent, all] = await this.backend.store.read((tx) =>
      Promise.all([
        tx.provisioningEvents.count({
          panelId,
          verb: { in: ['suspend', 'remove'] },
          result: { in: ['done', 'absent', 'unknown'] },
          createdAt: { gte: since },
        }),
        tx.instances.count({ panelId }),
      ]),
    )
    return { left: Math.max(FEWEST, Math.ceil(all * SHARE)) - recent }
  }
}
