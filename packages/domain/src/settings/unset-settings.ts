import type { Settings } from './settings.ts'

const FIELDS = [
  'contactEmail',
  'paymentsEmail',
  'whatsappLink',
  'discordLink',
  'gamePanelLink',
  'databasePanelLink',
] as const

const SOCIAL = ['github', 'instagram', 'facebook'] as const

/** The place of a setting in the settings, `socialLinks.github` for one within a group. */
export type UnsetSetting = (typeof FIELDS)[number] | `socialLinks.${(typeof SOCIAL)[number]}`

type Read = Pick<Settings, (typeof FIELDS)[number] | 'socialLinks'>

/** What only the operator can know and has not set: pages show none of it. */
export const unsetSettings = (settings: Read): readonly UnsetSetting[] => [
  ...FIELDS.filter((name) => isBlank(settings[name])),
  ...SOCIAL.filter((name) => isBlank(settings.socialLinks[name])).map(
    (name) => `socialLinks.${name}` as const,
  ),
]

const isBlank = (text: string): boolean => text.trim() === ''
