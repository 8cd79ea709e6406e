import { type UnsetSetting, unsetSettings } from '@hostfront/domain/settings/unset-settings'
import { SETTINGS_SECTIONS } from './setting-fields.ts'

/** The settings of one section that nobody has set, by their labels. */
export interface UnsetSection {
  readonly id: string
  readonly title: string
  readonly labels: readonly string[]
}

/** What is missing, by the sections of the screen where it is filled in. */
export function unsetSections(settings: Parameters<typeof unsetSettings>[0]): UnsetSection[] {
  const unset: readonly string[] = unsetSettings(settings) satisfies readonly UnsetSetting[]
  return SETTINGS_SECTIONS.map(({ id, title, fields }) => ({
    id,
    title,
    labels: fields.filter(({ path }) => unset.includes(path)).map(({ label }) => label),
  })).filter(({ labels }) => labels.length > 0)
}
