import type { EditedProfile, Profile } from './profile.ts'
import type { User } from './user.ts'

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
