import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@hostfront/backend/call/context'
import { calls } from '@hostfront/contract/calls'
import type { Api } from '@hostfront/contract/contract'
import { ORPCError } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type JsonBody, makeJsonBody, sendJsonBody } from './json-body.ts'
import type { SessionCookie } from './session-cookie.ts'
import { visitorApi } from './visitor-api.ts'

interface PublicRead {
  readonly ask: (api: Api) => Promise<unknown>
  /** Signed-in callers may be answered otherwise. */
  readonly ofVisitors?: true
}

/** What every visitor asks for, and all of them are answered alike. */
const PUBLIC_READS: Readonly<Record<string, PublicRead>> = {
  'announcements/current': { ask: (api) => api.announcements.current(), ofVisitors: true },
  'plans/onSale': { ask: (api) => api.plans.onSale() },
  'settings/get': { ask: (api) => api.settings.get() },
  'settings/questions': { ask: (api) => api.settings.questions() },
}

/** An answer is asked for anew after so long, whatever was heard of changes meanwhile. */
const KEPT_MS = 10_000
/** Who waits for an answer that is only renewed gets the old one after this. */
const RENEWING_MS = 1000
/** After the store could not be reached it is left in peace for so long. */
const PEACE_MS = 1000
/** Of the store being away: another answer than the last good one is not to be had. */
const AWAY = new Set(['STORAGE_UNAVAILABLE', 'BUSY'])
const STALE = '110 - "Response is stale"'

/** The same answer as each way of asking words it. */
interface Answer {
  readonly '/api/v1': JsonBody
  readonly '/api/rpc': JsonBody
}

interface Kept {
  /** The last good one. */
  answer: Answer | null
  /** Until when it is good without asking; 0: what it is made of has changed. Milliseconds since 1970. */
  until: number
  /** Under way. Resolves to null when the store could not be reached. */
  renewal: Promise<Answer | null> | null
  askAgainAt: number
}

interface Current {
  readonly answer: Answer
  readonly isStale: boolean
}

export interface PublicAnswers {
  /** Whether the request was answered from memory; if not, its procedure has to be called. */
  send(
    prefix: keyof Answer,
    path: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean>
  close(): void
}

/**
 * Answers the public reads from memory until the shop says that what they are made of has changed, and, marked as
 * stale, while the store cannot be reached. They are for display: a buyer gets the price from the order's own
 * transaction.
 */
export function openPublicAnswers(backend: Backend, cookie: SessionCookie): PublicAnswers {
  const kept = new Map<string, Kept>()
  const close = backend.store.watch((changed) => {
    for (const path of Object.keys(PUBLIC_READS)) {
      const known = kept.get(path)
      if (!known || !isAffected(path, changed)) continue
      known.until = 0
      // What is being made may be of before the change.
      known.renewal = null
    }
  })

  function renew(known: Kept, read: PublicRead): Promise<Answer | null> {
    const renewal: Promise<Answer | null> = makeAnswer(backend, read).then(
      (answer) => {
        if (known.renewal === renewal) {
          known.answer = answer
          known.until = Date.now() + KEPT_MS
        }
        return answer
      },
      (error: unknown) => {
        if (error instanceof ORPCError && AWAY.has(String(error.code))) {
          known.askAgainAt = Date.now() + PEACE_MS
          return null
        }
        // The shop is closed, or something is wrong: what was good before is not any more.
        known.answer = null
        throw error
      },
    )
    known.renewal = renewal
    const end = () => {
      if (known.renewal === renewal) known.renewal = null
    }
    renewal.then(end, end)
    return renewal
  }

  async function current(path: string, read: PublicRead): Promise<Current | null> {
    const known = kept.get(path) ?? { answer: null, until: 0, renewal: null, askAgainAt: 0 }
    kept.set(path, known)
    const { answer: last, until } = known
    if (last && Date.now() < until) return { answer: last, isStale: false }
    const stale = last && { answer: last, isStale: true }
    if (stale && Date.now() < known.askAgainAt) return stale
    const renewal = known.renewal ?? renew(known, read)
    // A change is waited for; the mere passing of time is not worth a long wait.
    const isWorthIt = until === 0 || !stale
    const answer = await (isWorthIt ? renewal : Promise.race([renewal, pause(RENEWING_MS, null)]))
    return answer ? { answer, isStale: false } : stale
  }

  return {
    close,
    async send(prefix, path, request, reply) {
      const read = path === null ? undefined : PUBLIC_READS[path]
      if (path === null || !read) return false
      if (prefix === '/api/v1' && request.method !== 'GET') return false
      if (read.ofVisitors && !isVisitor(request, cookie)) return false
      const found = await current(path, read).catch(() => null)
      // The procedure says what is wrong, in its own words.
      if (!found) return false
      if (found.isStale) reply.header('warning', STALE)
      sendJsonBody(request, reply, found.answer[prefix])
      return true
    },
  }
}

/** The settings may close the shop, and then nothing is answered as before. */
function isAffected(path: string, changed: readonly string[]): boolean {
  const reads = calls.find(({ name }) => name === path.replace('/', '.'))?.reads
  if (changed.includes('settings') || !reads || reads === 'everything') return true
  return reads.some((name) => changed.includes(name))
}

/** Who brings neither a session nor a key. The mark of a browser that signed in once names nobody. */
const isVisitor = ({ headers, cookies }: FastifyRequest, { name }: SessionCookie): boolean =>
  !cookies[name] && !headers.authorization

async function makeAnswer(backend: Backend, { ask }: PublicRead): Promise<Answer> {
  const value = await ask(visitorApi(backend))
  // Rows are plain JSON: nothing in them needs the wire's own notes on types.
  return { '/api/v1': await makeJsonBody(value), '/api/rpc': await makeJsonBody({ json: value }) }
}
