/** A panel in memory that keeps its promises and loses answers as it is told. Servers of others stand on it, too. */

import type { Fault } from '@hostfront/domain/provisioning/fault'
import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { Answer, ServerSeen } from '@hostfront/domain/provisioning/seen'
import type { Provider, Target } from '@hostfront/providers/port'

/**
 * What becomes of a call: it is answered; it gets lost on its way there, or its answer on the way back; it comes to its end
 * only `LATE` later, when nobody waits any more; the panel is busy, refuses, or shows a page of its proxy.
 */
export const FATES = [
  'ok',
  'lost-before',
  'lost-after',
  'late',
  'busy',
  'refused',
  'proxy',
] as const
export type Fate = (typeof FATES)[number]

/** ms. A panel waits for its node and undoes what it cannot do within this. */
export const LATE = 30_000
const INSTALL = 20_000

interface Server {
  state: ServerSeen['state']
  installedAt: number
  readonly id: string
  /** As its recipe said when it was made or last changed. */
  backups: number | null
}

const UNREACHABLE: Fault = { code: 'UNREACHABLE', detail: null }

export class ChaoticPanel {
  readonly servers = new Map<string, Server>([
    ['nobodys', { state: 'on', installedAt: 0, id: 'theirs', backups: null }],
  ])
  /** Every call that had an effect or might have had one, in their order. */
  readonly calls: { readonly verb: string; readonly key: string; readonly at: number }[] = []
  /** Keys of which a second server was made. */
  readonly doubled: string[] = []
  #late: { readonly at: number; readonly run: () => void }[] = []
  #count = 0

  constructor(
    private readonly now: () => number,
    private readonly nextFate: () => Fate,
  ) {}

  /** Lets what is late come to its end. */
  settle(): void {
    const due = this.#late.filter(({ at }) => at <= this.now())
    this.#late = this.#late.filter(({ at }) => at > this.now())
    for (const { run } of due) run()
    for (const server of this.servers.values()) {
      if (server.state === 'installing' && this.now() >= server.installedAt) server.state = 'on'
    }
  }

  readonly provider: Provider = {
    preview: async () => ({ result: 'ready', order: [] }),
    observe: (target) => this.#call('observe', target, () => undefined),
    create: (target, { recipe }) =>
      this.#call('create', target, () => {
        if (this.servers.has(target.key)) this.doubled.push(target.key)
        const installedAt = this.now() + INSTALL
        this.servers.set(target.key, {
          state: 'installing',
          installedAt,
          id: `s${++this.#count}`,
          backups: pterodactylRecipe(recipe)?.backups ?? null,
        })
      }),
    apply: (target, { recipe }) =>
      this.#call('apply', target, (server) => {
        if (server) server.backups = pterodactylRecipe(recipe)?.backups ?? null
      }),
    suspend: (target) => this.#call('suspend', target, (server) => this.#set(server, 'off')),
    resume: (target) => this.#call('resume', target, (server) => this.#set(server, 'on')),
    remove: (target) => this.#call('remove', target, () => void this.servers.delete(target.key)),
  }

  #set(server: Server | undefined, state: 'on' | 'off'): void {
    if (server) server.state = state
  }

  async #call(
    verb: string,
    target: Target,
    effect: (server: Server | undefined) => void,
  ): Promise<Answer> {
    this.settle()
    const fate = this.nextFate()
    this.calls.push({ verb, key: target.key, at: this.now() })
    const isWrite = verb !== 'observe'
    switch (fate) {
      case 'busy':
        return { result: 'retry', fault: { code: 'PANEL_BUSY', detail: '429' }, afterSeconds: 7 }
      case 'refused':
        return { result: 'person', fault: { code: 'NO_ROOM', detail: '400' } }
      case 'lost-before':
      case 'proxy':
        return { result: isWrite ? 'unknown' : 'retry', fault: UNREACHABLE }
      case 'lost-after':
        effect(this.servers.get(target.key))
        return { result: isWrite ? 'unknown' : 'retry', fault: UNREACHABLE }
      case 'late':
        if (isWrite) {
          const run = () => effect(this.servers.get(target.key))
          this.#late.push({ at: this.now() + LATE, run })
        }
        return { result: isWrite ? 'unknown' : 'retry', fault: UNREACHABLE }
      case 'ok':
        effect(this.servers.get(target.key))
        return this.#seen(target.key)
    }
  }

  #seen(key: string): Answer {
    const server = this.servers.get(key)
    if (!server) return { result: 'absent' }
    const { state, id: remoteId } = server
    const address = `203.0.113.10:${remoteId}`
    return { result: 'done', seen: { state, remoteId, address, panelLink: null, userName: null } }
  }
}
