import { Credentials } from '@hostfront/domain/accounts/credentials'
import { issue } from '@hostfront/domain/issue'
import * as z from 'zod/mini'

/** What the contract takes at most; the app's codes have 6 digits, recovery codes are longer. */
const MAX_CODE_LENGTH = 40

/** The login form once a code is asked for, too. */
export const CredentialsWithCode = z.extend(Credentials, {
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, issue('REQUIRED')),
      z.maxLength(MAX_CODE_LENGTH, issue('TOO_LONG')),
    ),
})
