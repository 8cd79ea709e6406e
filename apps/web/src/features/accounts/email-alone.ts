import { Email } from '@hostfront/domain/accounts/email'
import * as z from 'zod/mini'

/** The forms that ask for an address and nothing else: for a link to a new password, and to have another. */
export const EmailAlone = z.object({ email: Email })
export type EmailAlone = z.infer<typeof EmailAlone>
