import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { asShown } from '@hostfront/domain/settings/shown-settings'
import { OPENING_SETTINGS } from '#opening-settings'
import { liveValue } from './live-value.ts'

/** Until the shop has answered, what few pages show is not there: they go by the seed's (use-storefront.ts). */
export type PageSettings = Omit<PublicSettings, 'storefront'> &
  Partial<Pick<PublicSettings, 'storefront'>>

/** The shop's settings as its pages go by them. */
export const useSettings = liveValue<PageSettings>(
  OPENING_SETTINGS,
  async (api) => asShown(await api.settings.get()),
  'settings',
)
