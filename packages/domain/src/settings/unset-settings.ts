import { OFF_SITE_METHODS } from '../billing/off-site-methods.ts'
import type { OffSiteMethod } from '../billing/payment-method.ts'
import type { Settings } from './settings.ts'
import { TRIAL_PAYMENT_DETAILS } from './trial-settings.ts'

const FIELDS = [
  'contactEmail',
  'paymentsEmail',
  'whatsappLink',
  'discordLink',
  'gamePanelLink',
  'databasePanelLink',
] as const

const SOCIAL = ['github', 'instagram', 'facebook'] as const

/** The place of a setting in the settings, `paymentDetails.paypal` for one within a group. */
export type UnsetSetting =
  | (typeof FIELDS)[number]
  | `socialLinks.${(typeof SOCIAL)[number]}`
  | `paymentDetails.${OffSiteMethod}`

type Read = Pick<Settings, (typeof FIELDS)[number] | 'socialLinks' | 'paymentDetails'>

/**
 * What only the operator can know and has not set: pages show none of it. A way to pay that still has the words of
 * a trial counts as not set, though the trial offers it.
 */
export function unsetSettings(settings: Read): readonly UnsetSetting[] {
  return [
    ...FIELDS.filter((name) => isBlank(settings[name])),
    ...SOCIAL.filter((name) => isBlank(settings.socialLinks[name])).map(
      (name) => `socialLinks.${name}` as const,
    ),
    ...OFF_SITE_METHODS.filter((method) => hasNoDetails(settings, method)).map(
      (method) => `paymentDetails.${method}` as const,
    ),
  ]
}

function hasNoDetails({ paymentDetails }: Read, method: OffSiteMethod): boolean {
  const details = paymentDetails[method]
  return isBlank(details) || details === TRIAL_PAYMENT_DETAILS
}

const isBlank = (text: string): boolean => text.trim() === ''
