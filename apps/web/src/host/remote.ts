/** The server edition: the shop is asked over HTTP, at the address the page came from. */
import type { Api } from '@hostfront/contract/contract'
import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { madeOf, traitsOf } from './call-traits.ts'
import { changesBy, EVERYTHING } from './changes.ts'
import { confirmFirst } from './confirmation.ts'
import { untilBack } from './connection.ts'
import type { Host, StorageHealth } from './host.ts'
import { loadPart } from './load-part.ts'
import { noteCalls } from './note-calls.ts'
import { askedOf } from './question.ts'
import { liveChanges } from './remote/live-changes.ts'
import { reachShop } from './remote/reach-shop.ts'
import { requestKeys } from './remote/request-keys.ts'
import { markSignedIn, watchSignedInMark } from './remote/signed-in-mark.ts'
import { Unreachable } from './unreachable.ts'

/** The data is the server's affair. */
const STORED_ELSEWHERE: StorageHealth = {
  state: 'ready',
  notices: [],
  persisted: null,
  lastBackupAt: null,
  isMirrored: true,
}

export function openHost(): Promise<Host> {
  const changes = liveChanges('/api/events')
  const keys = requestKeys()
  watchSignedInMark(changes.tell)
  // What was not to be had meanwhile is asked again.
  const outlast = async () => {
    if (await untilBack()) changes.tell()
  }
  addEventListener('offline', () => void outlast())
  let accountId: string | null | undefined

  // The session's cookie goes along by itself, and to this origin only.
  const link = new RPCLink({
    url: `${location.origin}/api/rpc`,
    headers: (_options, path, input) =>
      traitsOf(path).once ? { 'idempotency-key': keys.keyOf(path, input) } : {},
    fetch: (request, init, _options, path) => reachShop(request, init, traitsOf(path)),
    interceptors: [
      ({ next }) => confirmFirst(next),
      async ({ path, input, next }) => {
        try {
          const answer = await next()
          keys.settle(path, input)
          if (path.join('.') === 'accounts.me') noteAccount(answer as Awaited<ReturnType<Me>>)
          else if (!traitsOf(path).reads) changes.tell()
          return answer
        } catch (error) {
          if (isFinalRefusal(error)) keys.settle(path, input)
          if (error instanceof Unreachable) void outlast()
          throw error
        }
      },
    ],
  })

  function noteAccount(account: Awaited<ReturnType<Me>>): void {
    const before = accountId
    accountId = account?.id ?? null
    markSignedIn(accountId)
    // The server sends everybody what concerns them: the line belongs to who opened it.
    if (before !== undefined && before !== accountId) changes.reconnect()
  }

  const api = createORPCClient<Api>(link)
  const affectedBy = changesBy(madeOf)
  return Promise.resolve({
    api,
    noteCalls: (note) => noteCalls(api, note),
    question: askedOf(api),
    sendFile: async (file) => (await loadPart(loadFileCalls)).sendFile(file),
    openFile: async (id) => (await loadPart(loadFileCalls)).openFile(id),
    minimumBusy: { login: 0, register: 0, order: 0 },
    watch: (onChange) =>
      changes.watch((changed) => onChange(changed ? affectedBy(changed) : EVERYTHING)),
    storage: { health: () => STORED_ELSEWHERE, watch: () => () => {}, recovery: null },
  })
}

/** No page opens with them. */
const loadFileCalls = () => import('./remote/file-calls.ts')

/** Nothing took effect, and asking again would be another request. What is busy or away may have been done all the same. */
const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ORPCError && error.defined && error.status < 500 && error.status !== 429

type Me = Api['accounts']['me']
