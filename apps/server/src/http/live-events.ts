import type { Backend } from '@hostfront/backend/call/context'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from '../address-group.ts'
import { sendError } from './api-error.ts'
import { callHostOf } from './call-host.ts'
import { createEventClient, type EventClient } from './event-client.ts'
import { identify } from './identify.ts'
import type { SessionCookie } from './session-cookie.ts'

const BEAT_MS = 25_000
/** A session that has ended, or an account that was suspended, hears no more after this. */
const RECHECK_MS = 60_000
const MOST_OF_ADDRESS = 50
const MOST = 5000

export interface LiveEvents {
  /** How many listen. */
  count(): number
  /** Ends every stream and lets no more in. */
  end(): void
}

/**
 * GET /api/events, server-sent: which collections changed, never what. Visitors hear of what is public, customers
 * also of what is theirs, the team of what each may look at; clients then ask again, where permissions are decided.
 */
export function routeEvents(
  app: FastifyInstance,
  { backend, cookie }: { readonly backend: Backend; readonly cookie: SessionCookie },
): LiveEvents {
  const clients = new Set<EventClient>()
  const byAddress = new Map<string, number>()
  let isOver = false

  const stopWatching = backend.store.watch((changed, users) => {
    for (const client of clients) client.hear(changed, users)
  })
  const beat = setInterval(() => {
    for (const client of clients) client.beat()
  }, BEAT_MS)
  beat.unref()

  function add(client: EventClient, address: string, recheck: () => Promise<void>): void {
    clients.add(client)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    const timer = setInterval(() => void recheck(), RECHECK_MS)
    timer.unref()
    client.stream.once('close', () => {
      clearInterval(timer)
      clients.delete(client)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
  }

  app.get('/api/events', {
    exposeHeadRoute: false,
    compress: false,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressGroup(request.ip)
      if (isOver || clients.size >= MOST) return sendError(request, reply, { status: 503 })
      if ((byAddress.get(address) ?? 0) >= MOST_OF_ADDRESS) {
        return sendError(request, reply, { status: 429 })
      }
      const host = callHostOf(cookie, request, reply)
      // A renewed cookie cannot be sent once the stream has begun.
      const asking = { ...host, sessionToken: { ...host.sessionToken, set: () => {} } }
      const client = createEventClient(await identify(backend, host))
      add(client, address, async () => {
        // While the store does not answer, nothing changes that could be reported.
        await identify(backend, asking).then(client.see, () => {})
      })
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(client.stream)
    },
  })

  return {
    count: () => clients.size,
    end() {
      isOver = true
      stopWatching()
      clearInterval(beat)
      for (const client of clients) client.end()
    },
  }
}
