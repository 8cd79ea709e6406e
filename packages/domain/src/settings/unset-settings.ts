import type { Settings } from './settings.ts'

const EMAILS = ['contactEmail', 'paymentsEmail'] as const
const LINKS = ['whatsappLink', 'discordLink', 'gamePanelLink', 'databasePanelLink'] as const

const SOCIAL = ['github', 'instagram', 'facebook'] as const

/** The place of a setting in the settings, `socialLinks.github` for one within a group. */
export type UnsetSetting =
  | (typeof EMAILS | typeof LINKS)[number]
  | `socialLinks.${(typeof SOCIAL)[number]}`

/** Whether the team uses no links but those that are set, it says itself (opening.ts). */
type Read = Pick<Settings, (typeof EMAILS | typeof LINKS)[number] | 'socialLinks'> &
  Partial<Pick<Settings, 'confirmedSteps'>>

/** What only the operator can know and has not set: pages show none of it. */
export function unsetSettings(settings: Read): readonly UnsetSetting[] {
  const hasAllLinks = settings.confirmedSteps?.includes('links') ?? false
  const fields = hasAllLinks ? EMAILS : [...EMAILS, ...LINKS]
  return [
    ...fields.filter((name) => isBlank(settings[name])),
    ...SOCIAL.filter((name) => !hasAllLinks && isBlank(settings.socialLinks[name])).map(
      (name) => `socialLinks.${name}` as const,
    ),
  ]
}

const isBlank = (text: string): boolean => text.trim() === ''
