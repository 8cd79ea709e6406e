import { Email } from '@hostfront/domain/accounts/email'
import * as z from 'zod/mini'

/** The form that asks for a link to set a new password. */
export const ResetRequest = z.object({ email: Email })
