import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { typedText } from '../record.ts'
import { NewPassword } from './credentials.ts'
import { Email } from './email.ts'
import { Profile } from './profile.ts'
import { Landing, Role } from './user.ts'

/** What an administrator may set of an account (seed, section 6); what is left out stays. */
export const EditedAccount = z.object({
  name: z.optional(typedText(120)),
  email: z.optional(Email),
  password: z.optional(NewPassword),
  role: z.optional(Role),
  /** The new balance, hundredths of a coin. */
  coins: z.optional(Money),
  status: z.optional(z.enum(['active', 'suspended'])),
  landing: z.optional(Landing),
  // Whom its invoices name; an empty text is nothing.
  country: z.optional(Profile.shape.country),
  company: z.optional(Profile.shape.company),
  taxId: z.optional(Profile.shape.taxId),
  street: z.optional(Profile.shape.street),
  postcode: z.optional(Profile.shape.postcode),
  town: z.optional(Profile.shape.town),
})
export type EditedAccount = z.infer<typeof EditedAccount>
