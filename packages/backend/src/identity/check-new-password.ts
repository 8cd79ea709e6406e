import type { Settings } from '@hostfront/domain/settings/settings'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Refuses a password that is shorter than the shop asks for, or among the first that everybody tries. */
export function checkNewPassword(
  { isCommonPassword }: Pick<Backend, 'isCommonPassword'>,
  { minPasswordLength }: Pick<Settings, 'minPasswordLength'>,
  password: string,
): void {
  if (password.length < minPasswordLength) {
    throw refused('PASSWORD_TOO_SHORT', { min: minPasswordLength })
  }
  if (isCommonPassword?.(password)) throw refused('PASSWORD_TOO_COMMON')
}
