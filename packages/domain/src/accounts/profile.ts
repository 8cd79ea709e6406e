import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, optionalText, typedText } from '../record.ts'
import { Phone } from './phone.ts'
import { ADDRESS_MAX, TAX_ID_MAX } from './user.ts'

/** What customers say about themselves; empty texts for nothing. `country` is an ISO 3166 code. */
export const Profile = z.object({
  name: typedText(120),
  country: z.string().check(z.regex(/^([A-Z]{2})?$/, issue('REQUIRED'))),
  phone: Phone,
  company: optionalText(120),
  taxId: optionalText(TAX_ID_MAX),
  street: optionalLine(ADDRESS_MAX.street),
  postcode: optionalLine(ADDRESS_MAX.postcode),
  town: optionalLine(ADDRESS_MAX.town),
  /** BCP 47, e.g. `fr`. */
  locale: optionalText(35),
})
export type Profile = z.infer<typeof Profile>

/** What a person changes of it; what is left out stays. */
export const EditedProfile = z.partial(Profile)
export type EditedProfile = z.infer<typeof EditedProfile>

/** What an edit leaves of a text of an account: what is left out stays, an empty one is nothing. */
export const keptText = (before: string | null, typed: string | undefined): string | null =>
  typed === undefined ? before : typed || null
