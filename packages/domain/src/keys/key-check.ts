import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/**
 * How a server checks whether the secret key it was given is the one that this database was begun with. Derived from
 * the key, which it does not betray. One row at most; it belongs to the database, and to no document.
 */
export const KeyCheck = z.object({
  id: Id,
  createdAt: Timestamp,
  value: z.string().check(z.minLength(1), z.maxLength(128)),
})
export type KeyCheck = z.infer<typeof KeyCheck>

export const KEY_CHECK_ID = 'server-key'
