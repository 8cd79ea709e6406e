/** The embedded edition: the whole shop in this page, its data in this browser. */
import type { Backend } from '@hostfront/backend/call/context'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { router } from '@hostfront/backend/router'
import { type BrowserStore, openBrowserStore } from '@hostfront/store/browser'
import { createRouterClient } from '@orpc/server'
import { madeOf } from './call-traits.ts'
import { changesBy, EVERYTHING } from './changes.ts'
import { confirmFirst } from './confirmation.ts'
import { digest, digestBytes } from './embedded/digest.ts'
import { withFallbackStore } from './embedded/fallback-store.ts'
import { firstAccounts } from './embedded/first-accounts.ts'
import { newId, newSecret } from './embedded/identity.ts'
import { keepLifecycle } from './embedded/keep-lifecycle.ts'
import { keepOffline } from './embedded/keep-offline.ts'
import { keepServers } from './embedded/keep-servers.ts'
import { lateFileBytes } from './embedded/late-file-bytes.ts'
import { lowPriority } from './embedded/low-priority.ts'
import { passwords } from './embedded/passwords.ts'
import { providers } from './embedded/providers.ts'
import {
  isSessionInTab,
  sessionToken,
  watchSessionInTab,
  watchSessionToken,
} from './embedded/session-token.ts'
import { watchClock } from './embedded/watch-clock.ts'
import type { Host, StorageNotice } from './host.ts'
import { loadPart } from './load-part.ts'
import { noteCalls } from './note-calls.ts'
import { askedOf } from './question.ts'

/** Seed, section 9: how long a login, a registration and an order are seen to work, in ms. A minimum, not an addition. */
const MINIMUM_BUSY = { login: 1000, register: 1000, order: 1500 }

export async function openHost(): Promise<Host> {
  const store = await openBrowserStore({
    now: () => new Date(),
    newId,
    hashPassword: passwords.hash,
  })
  const now = () => new Date().toISOString()
  const tools = {
    passwords,
    now,
    clock: watchClock({ store, now }),
    newId,
    newSecret,
    digest,
    digestBytes,
    files: lateFileBytes(async () =>
      (await loadPart(() => import('@hostfront/store/browser-file-bytes'))).browserFileBytes(),
    ),
    // One person's browser: nobody else tries passwords here, and no mail leaves it.
    limits: null,
    marks: null,
    secrets: null,
    oneTimeCodes: null,
    sendsMail: false,
    asksRegisters: false,
    isCommonPassword: null,
    isPublic: false,
    providers,
    gateways: null,
  }
  const open = () => openNewShop(store, { ...tools, store })
  await open()
  // Storage that answered too late, or had to be freed first, is taken up when it does.
  store.watchHealth(() => void open())
  keepLifecycle({ ...tools, store: lowPriority(store) }, () => store.health().state === 'ready')
  keepServers({ ...tools, store: lowPriority(store) }, () => store.health().state === 'ready')

  askToPersistOnceOrdered(store)
  keepOffline()
  const backend: Backend = { ...tools, store: withFallbackStore(store, tools) }
  const context = {
    ...backend,
    sessionToken,
    apiKey: null,
    client: { address: null, userAgent: null },
    idempotencyKey: null,
  }
  const api = createRouterClient(router, {
    context,
    interceptors: [({ next }) => confirmFirst(next)],
  })
  const affectedBy = changesBy(madeOf)
  return {
    api,
    noteCalls: (note) => noteCalls(api, note),
    question: askedOf(api),
    minimumBusy: MINIMUM_BUSY,
    sendFile: async (file) => (await loadPart(loadFileCalls)).sendFile(context, file),
    openFile: async (id) => (await loadPart(loadFileCalls)).openFile(context, id),
    watch: (onChange) =>
      both(
        store.watch((changed) => onChange(affectedBy(changed))),
        watchSessionToken(() => onChange(EVERYTHING)),
      ),
    storage: {
      health: () => ({
        ...store.health(),
        notices: [
          ...store.health().notices,
          ...(isSessionInTab() ? (['session-in-tab'] as const) : []),
          ...INSECURE_ORIGIN,
        ],
      }),
      watch: (onChange) => both(store.watchHealth(onChange), watchSessionInTab(onChange)),
      recovery: {
        exportDocument: () => store.exportDocument(),
        damagedBytes: () => store.damagedBytes(),
        restore: async (text) => (await store.restore(text)).ok,
        startAfresh: () => store.startAfresh(),
      },
    },
  }
}

/** No page opens with them. */
const loadFileCalls = () => import('./embedded/file-calls.ts')

/** Stops two watches as one. */
const both = (stopOne: () => void, stopOther: () => void) => () => {
  stopOne()
  stopOther()
}

/** Prepares a shop that is new, and prints its administrators. Seed: a start that fails is logged, and the page goes on. */
async function openNewShop(store: BrowserStore, backend: Backend): Promise<void> {
  if (store.health().state !== 'ready') return
  try {
    for (const { email, password } of await initialiseShop(backend, firstAccounts(newSecret))) {
      console.info(`admin account ${email} password ${password}`)
    }
  } catch (fault) {
    console.error('The shop could not be prepared.', fault)
  }
}

/** Once something is at stake, the browser is asked not to clear it by itself. */
function askToPersistOnceOrdered(store: BrowserStore): void {
  const stop = store.watch((changed) => {
    if (!changed.includes('orders') || store.health().persisted) return
    stop()
    void store.askToPersist()
  })
}

/** On plain http the browser withholds its cryptography; passwords are then hashed by slower code of our own bundle. */
const INSECURE_ORIGIN: readonly StorageNotice[] = globalThis.isSecureContext
  ? []
  : ['insecure-origin']
