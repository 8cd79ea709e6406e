import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** The authenticator app of the caller's own account. */
export const secondFactor = {
  /** Whether codes are asked for, and how many recovery codes are left. */
  status: procedure('account.secure', [], { reads: ['secondFactors'] }).output(
    z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  ),
  /** A new secret for the app, which counts once `confirm` has seen a code of it. `address` is an otpauth:// address. */
  start: procedure('account.secure', ['NOT_AVAILABLE', 'SECOND_FACTOR_IS_ON'], {
    confirmed: true,
  }).output(z.object({ secret: z.string(), address: z.string() })),
  /** Switches it on; the recovery codes are shown this once. */
  confirm: procedure('account.secure', [
    'NOT_AVAILABLE',
    'SECOND_FACTOR_WRONG',
    'TOO_MANY_ATTEMPTS',
  ])
    .input(z.object({ code: Code }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  /** New recovery codes in place of the old ones. */
  renewRecoveryCodes: procedure('account.secure', ['NOT_AVAILABLE', 'NOT_FOUND'], {
    confirmed: true,
  }).output(z.object({ recoveryCodes: z.array(z.string()) })),
  /** Switches it off. */
  remove: procedure('account.secure', ['NOT_AVAILABLE'], { confirmed: true }).output(Done),
}
