import { ApiKeyForm, ApiScope } from '@hostfront/domain/accounts/api-key'
import { issue } from '@hostfront/domain/issue'
import * as z from 'zod/mini'

/** For how many days a key can be made; `never` until it is revoked. */
export const EXPIRIES = ['30', '90', '365', 'never'] as const
export type Expiry = (typeof EXPIRIES)[number]

/** The form of a new key as its fields have it. */
export const ApiKeyRequest = z.object({
  name: ApiKeyForm.shape.name,
  scopes: z.array(ApiScope).check(z.minLength(1, issue('REQUIRED'))),
  expiresInDays: z.pipe(
    z.enum(EXPIRIES),
    z.transform((days) => (days === 'never' ? null : Number(days))),
  ),
})
export type ApiKeyRequest = z.infer<typeof ApiKeyRequest>

/** A form answers with one value a name; of the scopes all are wanted. */
export const readApiKeyRequest = (data: FormData): unknown => ({
  ...Object.fromEntries(data),
  scopes: data.getAll('scopes'),
})
