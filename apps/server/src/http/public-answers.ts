import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Backend } from '@hostfront/backend/context'
import { router } from '@hostfront/backend/router'
import type { Api } from '@hostfront/contract/contract'
import type { CollectionName } from '@hostfront/store/collections'
import { createRouterClient } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)

interface PublicRead {
  /** The collections that its answer is made of. */
  readonly madeOf: readonly CollectionName[]
  readonly ask: (api: Api) => Promise<unknown>
  /** Whoever is signed in may be answered otherwise. */
  readonly ofVisitors?: true
}

/** What every visitor asks for, and all of them are answered alike. */
const PUBLIC_READS: Readonly<Record<string, PublicRead>> = {
  'announcements/current': {
    madeOf: ['announcements', 'settings'],
    ask: (api) => api.announcements.current(),
    ofVisitors: true,
  },
  'catalog/list': { madeOf: ['services', 'settings'], ask: (api) => api.catalog.list() },
  'settings/get': { madeOf: ['settings'], ask: (api) => api.settings.get() },
}

/** An answer is asked for anew after so long, whatever was heard of changes meanwhile. */
const KEPT_MS = 10_000
/** Bytes; smaller ones are not worth packing. */
const PACKED_FROM = 1024

interface Body {
  readonly plain: Buffer
  readonly packed: Buffer | null
}

/** The same answer as each way of asking words it. */
interface Answer {
  readonly '/api/v1': Body
  readonly '/api/rpc': Body
}

interface Kept {
  readonly answer: Promise<Answer>
  readonly until: number
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
 * Answers the public reads from memory until the shop says that what they are made of has changed. They are for
 * display: whoever buys is told the price by the order's own transaction.
 */
export function openPublicAnswers(backend: Backend): PublicAnswers {
  const kept = new Map<string, Kept>()
  const close = backend.store.watch((changed) => {
    for (const [path, { madeOf }] of Object.entries(PUBLIC_READS)) {
      if (madeOf.some((name) => changed.includes(name))) kept.delete(path)
    }
  })

  function current(path: string, read: PublicRead): Promise<Answer> {
    const known = kept.get(path)
    if (known && Date.now() < known.until) return known.answer
    const answer = makeAnswer(backend, read)
    kept.set(path, { answer, until: Date.now() + KEPT_MS })
    // A fault is not kept: the next one asks again.
    answer.catch(() => kept.delete(path))
    return answer
  }

  return {
    close,
    async send(prefix, path, request, reply) {
      const read = path === null ? undefined : PUBLIC_READS[path]
      if (path === null || !read) return false
      if (prefix === '/api/v1' && request.method !== 'GET') return false
      if (read.ofVisitors && !isVisitor(request)) return false
      const answer = await current(path, read).catch(() => null)
      // The procedure says what is wrong, in its own words.
      if (!answer) return false
      const { plain, packed } = answer[prefix]
      const isPacked = packed !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
      if (isPacked) reply.header('content-encoding', 'gzip')
      reply.send(isPacked ? packed : plain)
      return true
    },
  }
}

/** Who brings nothing that could name an account. */
const isVisitor = ({ headers }: FastifyRequest): boolean =>
  !headers.cookie && !headers.authorization

async function makeAnswer(backend: Backend, { ask }: PublicRead): Promise<Answer> {
  const visitor = createRouterClient(router, {
    context: {
      ...backend,
      sessionToken: { get: () => null, set: () => {}, clear: () => {} },
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
    },
  })
  const value = await ask(visitor)
  // Rows are plain JSON: nothing in them needs the wire's own notes on types.
  return { '/api/v1': await makeBody(value), '/api/rpc': await makeBody({ json: value }) }
}

async function makeBody(value: unknown): Promise<Body> {
  const plain = Buffer.from(JSON.stringify(value))
  return { plain, packed: plain.length < PACKED_FROM ? null : await pack(plain) }
}
