import { apiKeys } from '@hostfront/contract/api-keys'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './own-keys.ts'

const on = implement(apiKeys).$context<CallContext>().use(admitted)

export const procedures = on.router({
  list: on.list.handler(({ context }) => listApiKeys(signedIn(context))),
  create: on.create.handler(({ context, input }) => createApiKey(signedIn(context), input)),
  revoke: on.revoke.handler(({ context, input }) => revokeApiKey(signedIn(context), input)),
})
