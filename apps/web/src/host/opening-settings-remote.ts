import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { SEED_METHODS } from '@hostfront/domain/payments/seed-methods'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'

/** What pages go by until the server has answered: nothing that its operator may not have set. */
export const OPENING_SETTINGS = {
  ...DEFAULT_SETTINGS,
  legal: { ...DEFAULT_SETTINGS.legal, pages: [] },
  paymentMethods: publicMethods(SEED_METHODS),
}
