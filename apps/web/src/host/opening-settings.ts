import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_METHODS } from '@hostfront/domain/payments/seed-methods'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { publicLegal } from '@hostfront/domain/settings/legal-pages'

/** What pages go by until the shop has opened: a shop in the browser opens to be tried. */
export const OPENING_SETTINGS = {
  ...DEFAULT_SETTINGS,
  legal: publicLegal(DEFAULT_SETTINGS.legal),
  paymentMethods: publicMethods(TRIAL_METHODS),
}
