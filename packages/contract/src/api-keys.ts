import { ApiKey, ApiKeyForm } from '@hostfront/domain/accounts/api-key'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** A key as its owner may see it. */
export const OwnApiKey = z.omit(ApiKey, { keyHash: true, userId: true })
export type OwnApiKey = z.infer<typeof OwnApiKey>

/** Keys for programs that act for the caller. A key reaches none of these procedures. */
export const apiKeys = {
  /** Newest first. */
  list: procedure('account.secure', [], { reads: ['apiKeys'] }).output(z.array(OwnApiKey)),
  /** `key` is shown this once; only its hash is kept. */
  create: procedure('account.secure', ['NOT_AVAILABLE', 'TOO_MANY_KEYS'], { confirmed: true })
    .input(ApiKeyForm)
    .output(z.object({ apiKey: OwnApiKey, key: z.string() })),
  revoke: procedure('account.secure', ['NOT_FOUND'])
    .input(z.object({ id: Id }))
    .output(Done),
}
