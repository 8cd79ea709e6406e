/** A password that its customer is shown once, such as root's: sealed until then, never mailed, and gone afterwards. */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Id, Timestamp } from '../record.ts'
import { secret } from '../secret.ts'

export const ServerPassword = z.object({
  id: Id,
  createdAt: Timestamp,
  serviceId: Id,
  userId: Id,
  secretText: secret(),
  /** It is gone by then, read or not. */
  expiresAt: Timestamp,
})
export type ServerPassword = z.infer<typeof ServerPassword>

/** So long a password waits for its customer. */
export const PASSWORD_DAYS = 3

/** As it was set on the server: nothing of it is trimmed. */
export const PasswordToHand = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, issue('REQUIRED')),
      z.maxLength(200, issue('TOO_LONG', 200)),
      z.regex(/^\P{Cc}*$/u, issue('NOT_OFFERED')),
    ),
})
