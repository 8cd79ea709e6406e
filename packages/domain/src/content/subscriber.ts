import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { Id, Timestamp } from '../record.ts'

export const NewsletterForm = z.object({ email: Email })

/** A reader of the newsletter; the address is normalised and unique. */
export const Subscriber = z.object({ id: Id, createdAt: Timestamp, email: z.string() })
export type Subscriber = z.infer<typeof Subscriber>
