import { apiKeys } from '@hostfront/contract/api-keys'
import { bind } from '../access/bind.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../api-keys/own-keys.ts'

export const procedures = bind(apiKeys, {
  list: listApiKeys,
  create: createApiKey,
  revoke: revokeApiKey,
})
