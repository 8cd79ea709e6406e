import type { Confirmed } from '@hostfront/domain/accounts/confirmation'
import type { Needed, Permission } from '@hostfront/domain/accounts/permission'
import { oc } from '@orpc/contract'
import { type RefusalCode, refusals } from './refusals.ts'

/** What every procedure may answer besides its own refusals. */
export const GENERAL_REFUSALS = [
  'STORAGE_UNAVAILABLE',
  'STORAGE_FULL',
  'BUSY',
  'MAINTENANCE',
] as const satisfies RefusalCode[]

export const SIGNED_IN_REFUSALS = [
  'LOGIN_REQUIRED',
  'ACCOUNT_SUSPENDED',
  'SECOND_FACTOR_NEEDED',
] as const satisfies RefusalCode[]

export const CONFIRMED_REFUSALS = ['CONFIRMATION_REQUIRED'] as const satisfies RefusalCode[]

export const ONCE_REFUSALS = ['IDEMPOTENCY_KEY_REUSED'] as const satisfies RefusalCode[]

/**
 * The collections that an answer is made of, by the names they are stored under: a page asks again when one of them has
 * changed. Who asks, and whether the shop is open, counts for every call. No test of the backend passes in which a
 * procedure reads anything else.
 */
export type Reads = readonly string[] | 'everything'

/** What a procedure says of itself besides who may call it. */
export interface Traits {
  /** Of a public procedure: what an API key must be allowed for its account to be known there; else it is a stranger. */
  readonly knownBy?: Permission
  /** It changes nothing (over HTTP a GET), and its answer is made of these. */
  readonly reads?: Reads
  /** It moves money or creates an order: sent again under the same idempotency key it has no second effect. */
  readonly once?: true
  /**
   * Who found a session open must not be able to do it: the password (and the second factor, where there is one) has to be
   * given again unless that was done in the last minutes, see `accounts.confirm`. With names of fields: only where one is given.
   */
  readonly confirmed?: Confirmed
  /** It answers everybody even while the shop is closed for maintenance: how administrators get in. */
  readonly whileClosed?: true
}

export interface Meta<Asked extends Needed = Needed> {
  readonly permission: Asked
  readonly knownBy: Permission | null
  readonly reads: Reads | null
  readonly once: boolean
  readonly confirmed: Confirmed | null
  readonly whileClosed: boolean
}

/** A procedure for those who have a permission, or for everybody, with the refusals it can answer. */
export function procedure<
  const Asked extends Needed,
  const Codes extends readonly RefusalCode[] = readonly [],
>(permission: Asked, codes?: Codes, { knownBy, reads, once, confirmed, whileClosed }: Traits = {}) {
  return oc
    .$meta<Meta<Asked>>({
      permission,
      knownBy: knownBy ?? null,
      reads: reads ?? null,
      once: once ?? false,
      confirmed: confirmed ?? null,
      whileClosed: whileClosed ?? false,
    })
    .route({ method: reads ? 'GET' : 'POST' })
    .errors(
      pick([
        ...GENERAL_REFUSALS,
        ...SIGNED_IN_REFUSALS,
        ...ONCE_REFUSALS,
        ...CONFIRMED_REFUSALS,
        'FORBIDDEN',
        ...(codes ?? []),
      ] as readonly (
        | (typeof GENERAL_REFUSALS)[number]
        | (typeof SIGNED_IN_REFUSALS)[number]
        | (typeof ONCE_REFUSALS)[number]
        | (typeof CONFIRMED_REFUSALS)[number]
        | 'FORBIDDEN'
        | Codes[number]
      )[]),
    )
}

function pick<Code extends RefusalCode>(
  codes: readonly Code[],
): { [Key in Code]: (typeof refusals)[Key] } {
  // Object.fromEntries forgets its keys; they are exactly `codes`.
  return Object.fromEntries(codes.map((code) => [code, refusals[code]])) as {
    [Key in Code]: (typeof refusals)[Key]
  }
}
