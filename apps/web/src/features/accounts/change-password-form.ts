import {
  ConfirmPassword,
  Credentials,
  NewPassword,
  samePasswords,
} from '@hostfront/domain/accounts/credentials'
import * as z from 'zod/mini'

/** The old password once, the new one twice. */
export const ChangePasswordForm = z
  .object({
    currentPassword: Credentials.shape.password,
    password: NewPassword,
    confirmPassword: ConfirmPassword,
  })
  .check(samePasswords())
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>
