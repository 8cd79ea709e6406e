import { NewPassword } from '@hostfront/domain/accounts/credentials'
import { issue } from '@hostfront/domain/issue'
import * as z from 'zod/mini'

const Typed = z.string().check(z.minLength(1, issue('REQUIRED')))
const BothTyped = z.object({ password: Typed, confirmPassword: Typed })

/** A new password, typed twice. */
export const NewPasswordForm = z.object({ password: NewPassword, confirmPassword: Typed }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    ...issue('PASSWORDS_DIFFER'),
    path: ['confirmPassword'],
    when: ({ value }) => BothTyped.safeParse(value).success,
  }),
)
