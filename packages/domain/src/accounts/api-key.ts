import * as z from 'zod/mini'
import { Id, Timestamp, typedText } from '../record.ts'
import { hash } from '../secret.ts'

/** What a key may do on behalf of its account, see `scopePermissions`; never more than the account itself may. */
export const API_SCOPES = [
  'account:read',
  'billing:read',
  'billing:write',
  'orders:read',
  'orders:write',
  'services:read',
] as const
export const ApiScope = z.enum(API_SCOPES)
export type ApiScope = z.infer<typeof ApiScope>

/** Lets a program call the shop as an account. Only the hash of the key is stored. */
export const ApiKey = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** How the key begins, to distinguish keys in a list. */
  prefix: z.string().check(z.maxLength(16)),
  keyHash: hash(z.string().check(z.minLength(32), z.maxLength(128))),
  scopes: z.array(ApiScope),
  expiresAt: z.nullable(Timestamp),
  /** To the day. */
  lastUsedAt: z.nullable(Timestamp),
})
export type ApiKey = z.infer<typeof ApiKey>

/** What is asked for a new key. */
export const ApiKeyForm = z.object({
  name: typedText(60),
  scopes: z.array(ApiScope).check(z.minLength(1), z.maxLength(API_SCOPES.length)),
  /** Null: until it is revoked. */
  expiresInDays: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
})
export type ApiKeyForm = z.infer<typeof ApiKeyForm>

/** Keys of one account at most. */
export const MAX_API_KEYS = 20
