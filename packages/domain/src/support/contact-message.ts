import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { Id, Timestamp, typedText } from '../record.ts'

/** What a visitor writes on /contact: all four are required (seed, section 5). */
export const ContactForm = z.object({
  name: typedText(120),
  email: Email,
  subject: typedText(200),
  message: typedText(5000),
})
export type ContactForm = z.infer<typeof ContactForm>

export const ContactMessage = z.object({
  id: Id,
  createdAt: Timestamp,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type ContactMessage = z.infer<typeof ContactMessage>
