import * as z from 'zod/mini'
import { issue } from '../issue.ts'

/** The form in which e-mail addresses are stored and compared: NFKC, trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

/** An address as a person types it; parsed, it is normalised. */
export const Email = z.pipe(
  z.pipe(
    z.string().check(z.minLength(1, issue('REQUIRED')), z.maxLength(254, issue('TOO_LONG'))),
    z.transform(normaliseEmail),
  ),
  z.email(issue('EMAIL_INVALID')),
)
