import type { Settings } from './settings.ts'

/** The settings as pages show them: what is switched off leaves no link behind. */
export const asShown = <Shown extends Pick<Settings, 'features' | 'discordLink'>>(
  settings: Shown,
): Shown => (settings.features.livechat ? settings : { ...settings, discordLink: '' })
