import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { typedText } from '../record.ts'
import { Email, TypedEmail } from './email.ts'

/** Seed, section 9; an operator may ask for more in the settings, never for less. */
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 256

/** Taken as typed: never trimmed, never cut. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(1, { ...issue('REQUIRED'), abort: true }),
    z.minLength(MIN_PASSWORD_LENGTH, issue('PASSWORD_TOO_SHORT')),
    z.maxLength(MAX_PASSWORD_LENGTH, issue('TOO_LONG', MAX_PASSWORD_LENGTH)),
  )

export const Registration = z.object({
  name: typedText(120),
  email: Email,
  password: NewPassword,
})
export type Registration = z.infer<typeof Registration>

/** A new password, the second time. */
export const ConfirmPassword = z.string().check(z.minLength(1, issue('REQUIRED')))

const BothTyped = z.object({ password: ConfirmPassword, confirmPassword: ConfirmPassword })

/** A check of every form with a password typed twice: also made when another field is wrong, but not of an empty one. */
export const samePasswords = () =>
  z.refine<z.infer<typeof BothTyped>>((form) => form.password === form.confirmPassword, {
    ...issue('PASSWORDS_DIFFER'),
    path: ['confirmPassword'],
    when: ({ value }) => BothTyped.safeParse(value).success,
  })

/** The registration form: the password twice. */
export const RegistrationForm = z
  .object({
    name: typedText(120),
    email: Email,
    password: NewPassword,
    confirmPassword: ConfirmPassword,
  })
  .check(samePasswords())
export type RegistrationForm = z.infer<typeof RegistrationForm>

/** Login asks only that both are given: which of them is wrong is never said. */
export const Credentials = z.object({
  email: TypedEmail,
  password: z
    .string()
    .check(
      z.minLength(1, issue('REQUIRED')),
      z.maxLength(MAX_PASSWORD_LENGTH, issue('TOO_LONG', MAX_PASSWORD_LENGTH)),
    ),
})
export type Credentials = z.infer<typeof Credentials>
