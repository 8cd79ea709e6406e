import type { Access } from '@hostfront/domain/accounts/permissions'
import { oc } from '@orpc/contract'
import { type RefusalCode, refusals } from './refusals.ts'

/** What every procedure may answer besides its own refusals. */
export const GENERAL_REFUSALS = [
  'STORAGE_UNAVAILABLE',
  'STORAGE_FULL',
  'BUSY',
] as const satisfies RefusalCode[]

export const SIGNED_IN_REFUSALS = [
  'LOGIN_REQUIRED',
  'ACCOUNT_SUSPENDED',
] as const satisfies RefusalCode[]

/** A procedure that anyone, any signed-in account or an administrator may call, with the refusals it can answer. */
export function procedure<
  const Level extends Access,
  const Codes extends readonly RefusalCode[] = readonly [],
>(access: Level, codes?: Codes) {
  return oc
    .$meta<{ access: Access }>({ access })
    .errors(
      pick([...GENERAL_REFUSALS, ...SIGNED_IN_REFUSALS, 'FORBIDDEN', ...(codes ?? [])] as readonly (
        | (typeof GENERAL_REFUSALS)[number]
        | (typeof SIGNED_IN_REFUSALS)[number]
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
