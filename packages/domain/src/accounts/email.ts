import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { cleanText } from '../record.ts'

const MAX_LENGTH = 254

/** The form in which e-mail addresses are stored and compared: cleaned, NFKC, trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return cleanText(email).normalize('NFKC').trim().toLowerCase()
}

/** Any text in the place of an address, normalised. It may grow by that, so its length is asked twice. */
export const TypedEmail = z.pipe(
  z.pipe(
    z
      .string()
      .check(
        z.minLength(1, issue('REQUIRED')),
        z.maxLength(MAX_LENGTH, issue('TOO_LONG', MAX_LENGTH)),
      ),
    z.transform(normaliseEmail),
  ),
  z.string().check(z.maxLength(MAX_LENGTH, issue('TOO_LONG', MAX_LENGTH))),
)

/** An address as a person types it; parsed, it is normalised. */
export const Email = z.pipe(TypedEmail, z.email(issue('EMAIL_INVALID')))
