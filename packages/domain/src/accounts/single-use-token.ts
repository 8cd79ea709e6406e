import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { hash } from '../secret.ts'

export const TokenPurpose = z.enum(['password-reset', 'email-verification', 'email-change'])
export type TokenPurpose = z.infer<typeof TokenPurpose>

/** A link sent by mail. Only the hash of its token is stored; the row goes when it is used. */
export const SingleUseToken = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  purpose: TokenPurpose,
  tokenHash: hash(z.string().check(z.minLength(32), z.maxLength(128))),
  /**
   * The address it was sent to: the link says nothing about an address the account has taken since. Of `email-change` the
   * one that the account is to have.
   */
  email: z.string().check(z.maxLength(254)),
  expiresAt: Timestamp,
})
export type SingleUseToken = z.infer<typeof SingleUseToken>
