import type { Backend } from '@hostfront/backend/context'
import { OFF_SITE_METHODS } from '@hostfront/domain/billing/off-site-methods'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { TRIAL_PAYMENT_DETAILS } from '@hostfront/domain/settings/trial-settings'

/**
 * What is to be said at the start of a shop that strangers reach and that began as a trial: it would bill real people
 * by ways that nobody can pay. Null for any other.
 */
export async function warnOfTrial({
  store,
  isPublic,
}: Pick<Backend, 'store' | 'isPublic'>): Promise<string | null> {
  if (!isPublic) return null
  const settings = await store.read((tx) => tx.settings.get(SETTINGS_ID))
  const methods = OFF_SITE_METHODS.filter(
    (method) => settings?.paymentDetails[method] === TRIAL_PAYMENT_DETAILS,
  )
  if (methods.length === 0) return null
  return `This shop began as a trial, and its payment details still say so (${methods.join(', ')}): customers are told not to send any money. Set or empty them under /admin/settings, or begin with an empty database.`
}
