import { PassThrough, type Readable } from 'node:stream'
import type { Account } from '@hostfront/contract/accounts'
import { may, type Permission } from '@hostfront/domain/accounts/permission'
import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import { teamReads } from './team-reads.ts'

/** At most one event in so many ms: a client then asks again, and needs no second event meanwhile. */
const PAUSE_MS = 250
const RETRY_MS = 3000

/** What every page shows. */
const PUBLIC = new Set<CollectionName>([
  'settings',
  'plans',
  'orderOptions',
  'paymentMethods',
  'announcements',
])

/**
 * The permissions to ask for something that is made of the collection. Staff with one of them are notified of every
 * change of it, so that no screen goes out of date unnoticed.
 */
export const toldTo = (collection: CollectionName): readonly Permission[] =>
  TOLD.get(collection) ?? []

const TOLD = new Map(
  collectionNames.map((collection) => [
    collection,
    teamReads.flatMap(({ permission, madeOf }) => (madeOf.includes(collection) ? permission : [])),
  ]),
)

/** One browser that listens. */
export interface EventClient {
  readonly stream: Readable
  /** `account`: who listens now; null for a visitor. */
  readonly see: (account: Account | null) => void
  /** A commit: passed on if it concerns the listener. `users`: whose rows; null when it may be anybody's. */
  readonly hear: (changed: readonly CollectionName[], users: readonly string[] | null) => void
  /** Keeps proxies from closing a silent connection. */
  readonly beat: () => void
  readonly end: () => void
}

export function createEventClient(first: Account | null): EventClient {
  const stream = new PassThrough()
  const waiting = new Set<CollectionName>()
  let account = first
  let timer: NodeJS.Timeout | null = null
  let lastSentAt = 0

  function concerns(collection: CollectionName, users: readonly string[] | null): boolean {
    if (PUBLIC.has(collection)) return true
    if (toldTo(collection).some((permission) => may(account, permission))) return true
    return account !== null && (users === null || users.includes(account.id))
  }

  function send(): void {
    timer = null
    // A reader that does not keep up: nothing is lost, it hears of all of it at once later.
    if (stream.writableNeedDrain) return
    lastSentAt = Date.now()
    stream.write(`event: change\ndata: ${JSON.stringify([...waiting])}\n\n`)
    waiting.clear()
  }

  function plan(): void {
    if (timer || waiting.size === 0) return
    timer = setTimeout(send, Math.max(0, lastSentAt + PAUSE_MS - Date.now()))
    timer.unref()
  }

  stream.on('drain', plan)
  stream.once('close', () => {
    if (timer) clearTimeout(timer)
  })
  stream.write(`retry: ${RETRY_MS}\n\n`)

  return {
    stream,
    see: (now) => {
      account = now
    },
    hear(changed, users) {
      for (const collection of changed) if (concerns(collection, users)) waiting.add(collection)
      plan()
    },
    beat: () => {
      if (!stream.writableNeedDrain) stream.write(': still here\n\n')
    },
    end: () => stream.end(),
  }
}
