import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** An authenticator app of an account (TOTP, RFC 6238). It counts once `confirmedAt` is set. */
export const SecondFactor = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** The shared secret, sealed by the server's key; in base32 as it was kept before there was one. */
  secret: z.string().check(z.regex(/^(s1\.[\w-]{40,200}|[A-Z2-7]{16,64})$/)),
  confirmedAt: z.nullable(Timestamp),
  /** The last time step whose code was accepted: no code works twice. */
  lastStep: z.int().check(z.gte(0)),
  /** Digests of the recovery codes that are left; each works once. */
  recoveryHashes: z.array(z.string().check(z.maxLength(128))),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const RECOVERY_CODES = 10

/** How a sealed secret begins: the way in which it was sealed. */
export const SEAL_MARK = 's1.'

export const isSealed = ({ secret }: Pick<SecondFactor, 'secret'>): boolean =>
  secret.startsWith(SEAL_MARK)
