import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { SEED_METHODS } from '@hostfront/domain/payments/seed-methods'
import { PUBLIC_DEFAULTS } from '@hostfront/domain/settings/public-defaults'

/** What pages go by until the server has answered: nothing that its operator may not have set. */
export const OPENING_SETTINGS = {
  ...PUBLIC_DEFAULTS,
  legal: { ...PUBLIC_DEFAULTS.legal, pages: [] },
  paymentMethods: publicMethods(SEED_METHODS),
}
