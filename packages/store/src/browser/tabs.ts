import { DOCUMENT_VERSION } from '../document/document-version.ts'
import type { BrowserEnvironment } from './environment.ts'

interface TabEvents {
  /** Something may have changed: another tab said so, or this one was out of sight. */
  onNews(): void
  /** Another tab runs a later version of the app. */
  onNewer(): void
  /** The page is about to go, perhaps without another chance. */
  onHide(): void
}

interface TabMessage {
  readonly kind: 'hello' | 'commit'
  readonly version: number
}

/** Other tabs of the same shop, and this one's coming and going. Without a channel only the latter is known. */
export class Tabs {
  readonly #environment: BrowserEnvironment
  readonly #events: TabEvents
  readonly #channel: BroadcastChannel | null
  readonly #onFocus = () => {
    if (this.#environment.document.visibilityState === 'visible') this.#events.onNews()
    else this.#events.onHide()
  }
  readonly #onHide = () => this.#events.onHide()

  constructor(name: string, environment: BrowserEnvironment, events: TabEvents) {
    this.#environment = environment
    this.#events = events
    this.#channel = openChannel(name, environment)
    this.#channel?.addEventListener('message', ({ data }) => this.#hear(data))
    environment.document.addEventListener('visibilitychange', this.#onFocus)
    environment.window.addEventListener('focus', this.#onFocus)
    environment.window.addEventListener('pagehide', this.#onHide)
    this.#say('hello')
  }

  tellCommit(): void {
    this.#say('commit')
  }

  close(): void {
    this.#channel?.close()
    this.#environment.document.removeEventListener('visibilitychange', this.#onFocus)
    this.#environment.window.removeEventListener('focus', this.#onFocus)
    this.#environment.window.removeEventListener('pagehide', this.#onHide)
  }

  /** What other programs of the same origin say on this channel is not ours to understand. */
  #hear(data: unknown): void {
    if (typeof data !== 'object' || data === null) return
    const { kind, version } = data as Partial<Record<keyof TabMessage, unknown>>
    if (typeof version !== 'number') return
    if (version > DOCUMENT_VERSION) this.#events.onNewer()
    else if (kind === 'commit') this.#events.onNews()
    else if (version < DOCUMENT_VERSION) this.#say('hello')
  }

  #say(kind: TabMessage['kind']): void {
    try {
      this.#channel?.postMessage({ kind, version: DOCUMENT_VERSION } satisfies TabMessage)
    } catch {
      // Other tabs look for news by themselves when they come into view.
    }
  }
}

function openChannel(name: string, environment: BrowserEnvironment): BroadcastChannel | null {
  try {
    return environment.openChannel?.(name) ?? null
  } catch {
    return null
  }
}
