import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import type { Settings } from '@hostfront/domain/settings/settings'
import { asShown } from '@hostfront/domain/settings/shown-settings'
import { liveValue } from './live-value.ts'

export type PublicSettings = Omit<Settings, 'createdAt'>

/** The shop's settings as its pages go by them. */
export const useSettings = liveValue<PublicSettings>(DEFAULT_SETTINGS, async (api) =>
  asShown(await api.settings.get()),
)
