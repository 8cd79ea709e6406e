import { Credentials, NewPassword } from '@hostfront/domain/accounts/credentials'
import { issue } from '@hostfront/domain/issue'
import * as z from 'zod/mini'

const Typed = z.string().check(z.minLength(1, issue('REQUIRED')))
const BothTyped = z.object({ password: Typed, confirmPassword: Typed })

/** The old password once, the new one twice. */
export const ChangePasswordForm = z
  .object({
    currentPassword: Credentials.shape.password,
    password: NewPassword,
    confirmPassword: Typed,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      ...issue('PASSWORDS_DIFFER'),
      path: ['confirmPassword'],
      // Also said when another field is wrong, but not of a field that is empty.
      when: ({ value }) => BothTyped.safeParse(value).success,
    }),
  )
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>
