import * as z from 'zod/mini'
import { typedText } from '../record.ts'
import { Country } from './country-codes.ts'
import { NewPassword } from './credentials.ts'
import { Email } from './email.ts'

/** An account as staff open it. `password`: only where the shop sends no mail with a link to set one. */
export const NewClient = z.object({
  name: typedText(120),
  email: Email,
  country: z.nullable(Country),
  password: z.optional(NewPassword),
})
export type NewClient = z.infer<typeof NewClient>
