import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { hash, secret } from '../secret.ts'

/** An authenticator app of an account (TOTP, RFC 6238). It counts once `confirmedAt` is set. */
export const SecondFactor = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** What app and server share. Before 0036 bound to the account (`s1.`), before that in base32. */
  secret: secret(/^(s1\.[\w-]{40,200}|[A-Z2-7]{16,64})$/),
  confirmedAt: z.nullable(Timestamp),
  /** The last time step whose code was accepted: no code works twice. */
  lastStep: z.int().check(z.gte(0)),
  /** Digests of the recovery codes that are left; each works once. */
  recoveryHashes: z.array(hash(z.string().check(z.maxLength(128)))),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const RECOVERY_CODES = 10
