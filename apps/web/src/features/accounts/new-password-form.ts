import { ConfirmPassword, NewPassword, samePasswords } from '@hostfront/domain/accounts/credentials'
import * as z from 'zod/mini'

/** A new password, typed twice. */
export const NewPasswordForm = z
  .object({ password: NewPassword, confirmPassword: ConfirmPassword })
  .check(samePasswords())
