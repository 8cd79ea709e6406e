import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_METHODS } from '@hostfront/domain/payments/seed-methods'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'

/** What pages go by until the shop has opened: a shop in the browser opens to be tried. */
export const OPENING_SETTINGS = {
  ...DEFAULT_SETTINGS,
  legal: { ...DEFAULT_SETTINGS.legal, pages: [] },
  paymentMethods: publicMethods(TRIAL_METHODS),
}
