import { MIN_PASSWORD_LENGTH } from '@hostfront/domain/accounts/credentials'
import { Email } from '@hostfront/domain/accounts/email'
import * as z from 'zod/mini'

const Preset = z.object({
  HOSTFRONT_ADMIN_EMAIL: z.optional(Email),
  HOSTFRONT_ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(MIN_PASSWORD_LENGTH))),
})

/**
 * The first administrator of a demo, set when building: it is readable in the built files, so never use it for a real shop.
 * Throws, naming the variable, when one is set wrongly.
 */
export function adminPreset(environment: Record<string, string | undefined>) {
  const preset = Preset.safeParse(environment)
  if (!preset.success) {
    throw new Error(`${preset.error.issues[0]?.path.join('.')} is set, but not to a usable value`)
  }
  return {
    __HOSTFRONT_ADMIN_EMAIL__: JSON.stringify(preset.data.HOSTFRONT_ADMIN_EMAIL ?? ''),
    __HOSTFRONT_ADMIN_PASSWORD__: JSON.stringify(preset.data.HOSTFRONT_ADMIN_PASSWORD ?? ''),
  }
}
