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
  /** `built` at `path`, as the build has made it, with all of that in it; `path` null: its head alone. */
  readonly page: (path: string | null, built: string) => Promise<string>
}

/** Pages are asked for far more often than the shop is changed. */
const KEPT_MS = 5000
/** No page waits longer for a store that does not answer. */
export const LONGEST_MS = 1000

/**
 * Reads what pages say, every few seconds at most; while the store is away, the last that was read. `openPages` null:
 * the bodies of pages stay as they were built.
 */
export function shopWords(
  backend: Backend,
  openPages: ((api: Api) => Promise<ShopPages>) | null,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => ShopWords | Promise<ShopWords> {
  let pages: Promise<ShopPages | null> | null = null
  let head = OPENING_HEAD
  let changes = 0
  let current = wordsOf(head, null)
  let waiting: Promise<ShopWords> | null = null
  let until = 0

  const failed = (err: unknown) => {
    log.error({ err }, 'Pages are served as they were built.')
    return null
  }

  async function read(): Promise<ShopWords> {
    pages ??= openPages?.(visitorApi(backend)).catch(failed) ?? Promise.resolve(null)
    const [settings, drawer] = await Promise.all([getSettings(backend).catch(() => null), pages])
    if (settings) head = headOf(settings)
    if (await drawer?.refresh()) changes += 1
    return wordsOf(head, drawer)
  }

  function wordsOf(said: ShopHead, drawer: ShopPages | null): ShopWords {
    return {
      version: JSON.stringify([changes, drawer !== null, said]),
      async page(path, built) {
        const page = withHead(built, said)
        if (path === null || !drawer) return page
        return (await drawer.draw(path, page).catch(failed)) ?? page
      },
    }
  }

  return () => {
    if (Date.now() >= until) {
      until = Date.now() + KEPT_MS
      const reading = read().then((words) => {
        current = words
      })
      const end = () => {
        waiting = null
        return current
      }
      waiting = Promise.race([reading, pause(LONGEST_MS, undefined, { ref: false })]).then(end, end)
    }
    return waiting ?? current
  }
}
