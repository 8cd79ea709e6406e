import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type CollectionName, collectionNames } from '../collections.ts'
import { Watchers } from '../memory/watchers.ts'
import type { ChangeFeed } from './change-feed.ts'

const CHANNEL = 'hostfront_changes'
/** Commits of so many milliseconds are reported in one message. */
const GATHER_MS = 50
/** PostgreSQL takes 8000 bytes. */
const LONGEST_PAYLOAD = 7000
const SHORTEST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000

/** What is said on the channel, as JSON. */
interface Payload {
  readonly origin: string
  readonly changed: readonly CollectionName[]
  readonly users: readonly string[] | null
}

/**
 * Notifies other processes on the same database of commits, and hears of theirs, over one connection of its own.
 * Messages are sent after the commit, so that no commit waits for them. While the connection is lost, news
 * may be missed: when it is back, everything counts as changed.
 */
export function listenForChanges(url: string): ChangeFeed {
  const feed = new NotifyFeed(url)
  feed.start()
  return feed
}

class NotifyFeed implements ChangeFeed {
  readonly #url: string
  readonly #origin = randomUUID()
  readonly #watchers = new Watchers()
  #client: pg.Client | null = null
  #isClosed = false
  #losses = 0
  #hadGap = false
  #changed = new Set<CollectionName>()
  #users: Set<string> | null = new Set()
  #sending: NodeJS.Timeout | null = null
  #retrying: NodeJS.Timeout | null = null

  constructor(url: string) {
    this.#url = url
  }

  start(): void {
    void this.#connect()
  }

  tell(changed: readonly CollectionName[], users: readonly string[] | null): void {
    this.#watchers.tell(changed, users)
    for (const name of changed) this.#changed.add(name)
    if (users === null) this.#users = null
    else for (const user of users) this.#users?.add(user)
    this.#sending ??= setTimeout(() => void this.#send(), GATHER_MS).unref()
  }

  watch: ChangeFeed['watch'] = (onChange) => this.#watchers.add(onChange)

  /** What was committed last is still reported. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    if (this.#sending) await this.#send()
    this.#isClosed = true
    if (this.#retrying) clearTimeout(this.#retrying)
    await this.#client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      keepAlive: true,
      // It only listens: that the other side is gone has to be asked.
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'hostfront changes',
    })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      if (this.#client === client) this.#client = null
      client.end().catch(() => {})
      this.#retry()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch {
      return lose()
    }
    if (this.#isClosed) return void client.end().catch(() => {})
    this.#client = client
    this.#losses = 0
    if (this.#hadGap) this.#watchers.tell(collectionNames, null)
    this.#hadGap = false
    if (this.#changed.size > 0) await this.#send()
  }

  #retry(): void {
    if (this.#isClosed) return
    this.#hadGap = true
    const wait = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** this.#losses++)
    this.#retrying = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random() / 2))
    this.#retrying.unref()
  }

  async #send(): Promise<void> {
    if (this.#sending) clearTimeout(this.#sending)
    this.#sending = null
    const client = this.#client
    // Kept until there is a connection again.
    if (!client || this.#changed.size === 0) return
    const message = { origin: this.#origin, changed: [...this.#changed] } satisfies Partial<Payload>
    const users = this.#users && [...this.#users]
    this.#changed = new Set()
    this.#users = new Set()
    const whole = JSON.stringify({ ...message, users })
    const isShort = Buffer.byteLength(whole) <= LONGEST_PAYLOAD
    const payload = isShort ? whole : JSON.stringify({ ...message, users: null })
    try {
      await client.query('select pg_notify($1, $2)', [CHANNEL, payload])
    } catch {
      // Whether it was sent is not known: said again, it does no harm.
      for (const name of message.changed) this.#changed.add(name)
      this.#users = null
    }
  }

  #hear(payload: string): void {
    const parsed = parsePayload(payload)
    if (parsed?.origin !== this.#origin) {
      // What another version says and this one cannot read may be about anything.
      this.#watchers.tell(parsed?.changed ?? collectionNames, parsed?.users ?? null)
    }
  }
}

function parsePayload(payload: string): Payload | null {
  try {
    const { origin, changed, users } = JSON.parse(payload) as Record<string, unknown>
    const isKnown = typeof origin === 'string' && Array.isArray(changed) && changed.every(isName)
    if (!isKnown) return null
    const isList = Array.isArray(users) && users.every((user) => typeof user === 'string')
    return { origin, changed, users: isList ? users : null }
  } catch {
    return null
  }
}

function isName(value: unknown): value is CollectionName {
  return (collectionNames as readonly unknown[]).includes(value)
}
