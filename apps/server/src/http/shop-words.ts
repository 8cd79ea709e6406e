import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@hostfront/backend/call/context'
import { getSettings } from '@hostfront/backend/settings/read-settings'
import type { Api } from '@hostfront/contract/contract'
import type { FastifyBaseLogger } from 'fastify'
import { headOf, OPENING_HEAD, type ShopHead, withHead } from './shop-head.ts'
import type { ShopPages } from './shop-pages.ts'
import { visitorApi } from './visitor-api.ts'

/** What pages say of the shop, as it was read last. */
export interface ShopWords {
  /** Another one when something of it has changed. */
  readonly version: string
  /** `built`, as the build has made it, with what its head says of the shop. */
  readonly headed: (built: string) => string
  /** The page at `path` with all of it. Null where it cannot be drawn now. */
  readonly drawn: (path: string, built: string) => Promise<string | null>
}

/** Pages are asked for far more often than the shop is changed. */
export const KEPT_MS = 5000
/** Nobody waits longer for a store that does not answer, nor for a drawing. */
export const LONGEST_MS = 1000

type OpenPages = (api: Api) => Promise<ShopPages>

/**
 * Reads what pages say, every few seconds at most; while the store is away, the last that was read. `openPages` null:
 * the bodies of pages stay as they were built.
 */
export function shopWords(
  backend: Backend,
  openPages: OpenPages | null,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => ShopWords | Promise<ShopWords> {
  let opening: Promise<ShopPages> | null = null
  let head = OPENING_HEAD
  let changes = 0
  let current = wordsOf(head, null)
  let reading: Promise<void> | null = null
  let waiting: Promise<ShopWords> | null = null
  let until = 0

  const failed = (err: unknown) => {
    log.error({ err }, 'Pages are served as they were built.')
    return null
  }

  async function pages(open: OpenPages): Promise<ShopPages | null> {
    opening ??= open(visitorApi(backend))
    return opening.catch((err: unknown) => {
      // The next who reads tries again.
      opening = null
      return failed(err)
    })
  }

  async function read(): Promise<void> {
    const [settings, drawer] = await Promise.all([
      getSettings(backend).catch(() => null),
      openPages && pages(openPages),
    ])
    if (settings) head = headOf(settings)
    if (await drawer?.refresh()) changes += 1
    current = wordsOf(head, drawer)
  }

  function wordsOf(said: ShopHead, drawer: ShopPages | null): ShopWords {
    const headed = (built: string) => withHead(built, said)
    return {
      version: JSON.stringify([changes, drawer !== null, said]),
      headed,
      async drawn(path, built) {
        const page = headed(built)
        return drawer ? drawer.draw(path, page).catch(failed) : page
      },
    }
  }

  return () => {
    // One at a time: a store that is slow is not asked more often for it.
    if (Date.now() >= until && !reading) {
      until = Date.now() + KEPT_MS
      const fresh = read().catch(failed)
      reading = fresh.then(() => {
        reading = null
      })
      waiting = Promise.race([fresh, pause(LONGEST_MS, null, { ref: false })]).then(() => {
        waiting = null
        return current
      })
    }
    return waiting ?? current
  }
}
