/** A whole shop in memory for tests: real handlers, real rules, real store; only clock, ids and hashing are made up. */
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { openSimulated } from '@hostfront/providers/simulated'
import type { FileBytes } from '@hostfront/store/file-bytes'
import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import type { Store } from '@hostfront/store/port'
import { createRouterClient } from '@orpc/server'
import { moveCoins } from '../billing/move-coins.ts'
import type { Backend, CallHost, Gateways, Providers } from '../call/context.ts'
import { createClockWatch } from '../clock/clock-watch.ts'
import { router } from '../router.ts'
import { initialiseShop } from '../shop/initialise-shop.ts'
import { inLockOrder, storeFor } from './check-lock-order.ts'
import { checkMadeOf } from './check-made-of.ts'
import {
  type MadeUpLimits,
  madeUpBytesDigest,
  madeUpCode,
  madeUpCodes,
  madeUpDigest,
  madeUpLimits,
  madeUpMarks,
  madeUpSecrets,
  silentGateway,
  tokenInMemory,
} from './made-up-host.ts'

export const ADMIN = { email: 'admin@shop.test', password: 'admin-password' }

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
export type Client = ReturnType<typeof clientOf>

/** Without options the shop is like the embedded edition; with them it offers what a server does. */
export interface TestShopOptions {
  readonly limits?: MadeUpLimits
  readonly secondFactor?: boolean
  readonly sendsMail?: boolean
  readonly asksRegisters?: boolean
  readonly commonPasswords?: readonly string[]
  /** In place of a memory store of its own. */
  readonly store?: Store
  /** In place of bytes in memory. */
  readonly files?: FileBytes
  readonly isPublic?: boolean
  /** As where there is no key to seal by. */
  readonly sealsNothing?: boolean
  /** In place of a simulated panel. */
  readonly providers?: Providers
  /** In place of gateways that nobody answers at; null: there are none, as in a page. */
  readonly gateways?: Gateways | null
  /** How far the database's clock is ahead of this machine's, in seconds; without it, it has none of its own. */
  readonly databaseAhead?: () => number
}

export async function openTestShop(options: TestShopOptions = {}) {
  let count = 0
  let time = Date.parse('2026-06-01T12:00:00.000Z')
  let jumped = 0
  const now = () => new Date(time).toISOString()
  const store = inLockOrder(options.store ?? createMemoryStore())
  const backend: Backend = {
    store,
    files: options.files ?? createMemoryFileBytes(),
    now,
    clock: createClockWatch({
      store,
      now,
      elapsed: () => time - jumped,
      readDatabaseClock: clockOf(options, now),
    }),
    newId: () => `id-${String(++count).padStart(8, '0')}`,
    newSecret: () => `secret-${String(++count).padStart(32, '0')}`,
    digest: async (text) => madeUpDigest(text),
    digestBytes: async (bytes) => madeUpBytesDigest(bytes),
    passwords: {
      hash: async (password) => `$made-up$${password}`,
      verify: async (password, hash) =>
        hash.replace('$old$', '$made-up$') === `$made-up$${password}`,
      isStale: (hash) => hash.startsWith('$old$'),
    },
    limits: options.limits ? madeUpLimits(options.limits, now) : null,
    marks: madeUpMarks,
    secrets: options.sealsNothing ? null : madeUpSecrets(),
    oneTimeCodes: options.secondFactor ? madeUpCodes(() => ++count) : null,
    sendsMail: options.sendsMail ?? false,
    asksRegisters: options.asksRegisters ?? false,
    isCommonPassword: options.commonPasswords
      ? (password) => options.commonPasswords?.includes(password) ?? false
      : null,
    providers: options.providers ?? {
      kinds: ['simulated'],
      open: (_, panel) => openSimulated(panel, { now }),
      pace: async () => undefined,
      pause: () => new Promise(() => undefined),
      hasRoom: () => true,
      chance: () => 0.5,
      claimMs: 60_000,
    },
    gateways:
      options.gateways === undefined
        ? {
            kinds: ['stripe', 'paypal'],
            open: () => silentGateway,
            shopAddress: 'https://shop.test',
          }
        : options.gateways,
    isPublic: options.isPublic ?? false,
  }
  await initialiseShop(backend, [{ name: 'Admin', landing: 'admin', ...ADMIN }])
  return {
    backend,
    store: backend.store,
    /** A browser nobody has signed in with, or one that brings `host` along. */
    visitor: (host: Partial<CallHost> = {}) => clientOf(backend, host),
    passDays: (days: number) => {
      time += days * 86_400_000
    },
    passSeconds: (seconds: number) => {
      time += seconds * 1000
    },
    /** Sets the clock, while no time passes. */
    jump: (seconds: number) => {
      time += seconds * 1000
      jumped += seconds * 1000
    },
    admin: () => signIn(backend, ADMIN),
    customer: async (name: string, coins = 0) => {
      const account = { email: `${name}@shop.test`, password: 'password' }
      const { id } = await clientOf(backend).accounts.register({ name, ...account })
      if (coins > 0) await giveCoins(backend, id, coins)
      return Object.assign(await signIn(backend, account), { id })
    },
    /** What the app of that secret shows, now or `beside` steps of 30 seconds from now. */
    codeOf: (secret: string, beside = 0) => madeUpCode(secret, now(), beside),
    /** What has been mailed to an address, oldest first. */
    mails: (to: string) => mailsTo(backend, to),
  }
}

function clockOf({ databaseAhead }: TestShopOptions, now: () => string) {
  if (!databaseAhead) return null
  return async () => new Date(Date.parse(now()) + databaseAhead() * 1000).toISOString()
}

/** A browser or program that calls this shop. */
export function clientOf(backend: Backend, host: Partial<CallHost> = {}) {
  return createRouterClient(router, {
    context: {
      ...backend,
      sessionToken: tokenInMemory(),
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
      ...host,
    },
    interceptors: [
      ({ next, ...asked }) => {
        const store = storeFor(asked.path, asked.context.store)
        const checked = { ...asked, context: { ...asked.context, store } }
        return checkMadeOf(checked, (context) => next({ ...checked, context }))
      },
    ],
  })
}

async function signIn(backend: Backend, account: { email: string; password: string }) {
  const client = clientOf(backend)
  await client.accounts.login(account)
  return client
}

async function mailsTo(backend: Backend, to: string): Promise<MailMessage[]> {
  const all = await backend.store.read((tx) => tx.tasks.list({ limit: 200, order: 'oldest' }))
  return all.items.flatMap(({ target, facts }) =>
    target === to && facts && 'kind' in facts ? [facts] : [],
  )
}

async function giveCoins(backend: Backend, userId: string, amount: number): Promise<void> {
  await backend.store.transaction((tx) =>
    moveCoins(tx, backend, { userId, amount, kind: 'purchase', reference: null, actor: null }),
  )
}
