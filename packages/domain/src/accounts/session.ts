import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { hash } from '../secret.ts'

/** A signed-in browser. Only the hash of its token is stored. */
export const Session = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  tokenHash: hash(z.string().check(z.minLength(32), z.maxLength(128))),
  /** Moves ahead while the session is used, never past `SESSION_MAX_DAYS` after `createdAt`. */
  expiresAt: Timestamp,
  /** To the day: written at most once every 24 hours. */
  lastSeenAt: Timestamp,
  /** When the password was last given in it, as it is at signing in; null when that is not known. See `confirmation.ts`. */
  confirmedAt: z.nullable(Timestamp),
  /** What the browser calls itself; null where the host does not know. */
  userAgent: z.nullable(z.string().check(z.maxLength(300))),
  /** Where it signed in from; null where the host does not know. */
  address: z.nullable(z.string().check(z.maxLength(64))),
})
export type Session = z.infer<typeof Session>

/** A session that is not used for so many days ends. */
export const SESSION_DAYS = 30
/** However much it is used, after so many days the password is asked again. */
export const SESSION_MAX_DAYS = 90
