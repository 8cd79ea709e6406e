import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalText, typedText } from '../record.ts'
import type { User } from './user.ts'

/** What customers tell about themselves; empty texts for nothing. `country` is an ISO 3166 code. */
export const Profile = z.object({
  name: typedText(120),
  country: z.string().check(z.regex(/^([A-Z]{2})?$/, issue('REQUIRED'))),
  phone: optionalText(40),
  company: optionalText(120),
  /** BCP 47, e.g. `fr`. */
  locale: optionalText(35),
})
export type Profile = z.infer<typeof Profile>

/** What a person changes of it; what is left out stays. */
export const EditedProfile = z.partial(Profile)
export type EditedProfile = z.infer<typeof EditedProfile>

type KeptProfile = Pick<User, keyof Profile>

/** The profile as it is kept after the edit: an empty text is nothing, what is left out stays. */
export const editProfile = (before: KeptProfile, edit: EditedProfile): KeptProfile => ({
  name: edit.name ?? before.name,
  country: kept(before.country, edit.country),
  phone: kept(before.phone, edit.phone),
  company: kept(before.company, edit.company),
  locale: kept(before.locale, edit.locale),
})

const kept = (before: string | null, typed: string | undefined): string | null =>
  typed === undefined ? before : typed || null
