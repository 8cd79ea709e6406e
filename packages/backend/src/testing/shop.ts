/** A whole shop in memory for tests: real handlers, real rules, real store; only clock, ids and hashing are made up. */
import { createMemoryStore } from '@hostfront/store/memory'
import { createRouterClient } from '@orpc/server'
import { moveCoins } from '../billing/move-coins.ts'
import type { Backend, SessionToken } from '../context.ts'
import { router } from '../router.ts'
import { initialiseShop } from '../settings/initialise-shop.ts'

export const ADMIN = { email: 'admin@shop.test', password: 'admin-password' }

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
export type Client = ReturnType<typeof clientOf>

export async function openTestShop() {
  let count = 0
  let time = Date.parse('2026-06-01T12:00:00.000Z')
  const backend: Backend = {
    store: createMemoryStore(),
    now: () => new Date(time).toISOString(),
    newId: () => `id-${String(++count).padStart(8, '0')}`,
    newSecret: () => `secret-${String(++count).padStart(32, '0')}`,
    digest: async (text) => `digest-of-${text}`.padEnd(32, '.'),
    passwords: {
      hash: async (password) => `$made-up$${password}`,
      verify: async (password, hash) => hash === `$made-up$${password}`,
      isStale: () => false,
    },
    limits: null,
    oneTimeCodes: null,
    sendsMail: false,
    isCommonPassword: null,
  }
  await initialiseShop(backend, [{ name: 'Admin', landing: 'admin', ...ADMIN }])
  return {
    backend,
    store: backend.store,
    /** A browser nobody has signed in with. */
    visitor: () => clientOf(backend),
    passDays: (days: number) => {
      time += days * 86_400_000
    },
    admin: () => signIn(backend, ADMIN),
    customer: async (name: string, coins = 0) => {
      const account = { email: `${name}@shop.test`, password: 'password' }
      const { id } = await clientOf(backend).accounts.register({ name, ...account })
      if (coins > 0) await giveCoins(backend, id, coins)
      return Object.assign(await signIn(backend, account), { id })
    },
  }
}

function clientOf(backend: Backend) {
  return createRouterClient(router, {
    context: {
      ...backend,
      sessionToken: tokenInMemory(),
      apiKey: null,
      client: { address: null, userAgent: null },
      idempotencyKey: null,
    },
  })
}

async function signIn(backend: Backend, account: { email: string; password: string }) {
  const client = clientOf(backend)
  await client.accounts.login(account)
  return client
}

function tokenInMemory(): SessionToken {
  let token: string | null = null
  return {
    get: () => token,
    set: (next) => {
      token = next
    },
    clear: () => {
      token = null
    },
  }
}

async function giveCoins(backend: Backend, userId: string, amount: number): Promise<void> {
  await backend.store.transaction((tx) =>
    moveCoins(tx, backend, { userId, amount, kind: 'purchase', reference: null, actor: null }),
  )
}
