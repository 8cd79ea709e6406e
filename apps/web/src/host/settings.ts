import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { asShown } from '@hostfront/domain/settings/shown-settings'
import { OPENING_SETTINGS } from '#opening-settings'
import { liveValue } from './live-value.ts'

/** The shop's settings as its pages go by them. */
export const useSettings = liveValue<PublicSettings>(OPENING_SETTINGS, async (api) =>
  asShown(await api.settings.get()),
)
