import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** A signed-in browser. Only the hash of its token is stored. */
export const Session = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  tokenHash: z.string().check(z.minLength(32), z.maxLength(128)),
  expiresAt: Timestamp,
})
export type Session = z.infer<typeof Session>

export const SESSION_DAYS = 30
