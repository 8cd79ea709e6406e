import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { TRIAL_METHODS } from '@hostfront/domain/payments/seed-methods'
import { PUBLIC_DEFAULTS } from '@hostfront/domain/settings/public-defaults'

/** What pages go by until the shop has opened: a shop in the browser opens to be tried. */
export const OPENING_SETTINGS = {
  ...PUBLIC_DEFAULTS,
  legal: { ...PUBLIC_DEFAULTS.legal, pages: [] },
  paymentMethods: publicMethods(TRIAL_METHODS),
}
