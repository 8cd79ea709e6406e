import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import type { Settings } from '@hostfront/domain/settings/settings'
import { liveValue } from './live-value.ts'

export type PublicSettings = Omit<Settings, 'createdAt'>

/** The shop's settings as any visitor may see them. */
export const useSettings = liveValue<PublicSettings>(DEFAULT_SETTINGS, (api) => api.settings.get())
