import type { Backend, CallHost } from '@hostfront/backend/call/context'
import { router } from '@hostfront/backend/router'
import type { Account } from '@hostfront/contract/accounts'
import { createRouterClient } from '@orpc/server'

/** Who is behind a request that is no call of a procedure; null for a visitor, and for a suspended account. */
export async function identify(backend: Backend, host: CallHost): Promise<Account | null> {
  const client = createRouterClient(router, { context: { ...backend, ...host } })
  const account = await client.accounts.me()
  return account?.status === 'active' ? account : null
}
