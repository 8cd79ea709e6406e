import { OFF_SITE_METHODS } from '../billing/off-site-methods.ts'
import type { OffSiteMethod } from '../billing/payment-method.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { Settings } from './settings.ts'

/** In place of details in a shop that is tried out: its orders can be paid from end to end, and nobody sends money. */
export const TRIAL_PAYMENT_DETAILS =
  'Trial shop: do not send any money. An administrator records the payment under Invoices.'

/** The settings of a shop that opens to be tried: in a browser, or on the machine of whoever looks at it. */
export const TRIAL_SETTINGS: Omit<Settings, 'createdAt'> = {
  ...DEFAULT_SETTINGS,
  // The methods are all of those that the settings name.
  paymentDetails: Object.fromEntries(
    OFF_SITE_METHODS.map((method) => [method, TRIAL_PAYMENT_DETAILS]),
  ) as Record<OffSiteMethod, string>,
}
