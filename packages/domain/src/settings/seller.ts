/** Whether the shop says who it is: an invoice without its seller is none. */
import type { Settings } from './settings.ts'

export type SellerDetail = 'siteName' | 'address' | 'paymentsEmail' | 'contactEmail'

type Details = Pick<Settings, SellerDetail>

/** Top-level domains that never lead anywhere (RFC 2606, RFC 6762): the seed's own addresses end so. */
const NOWHERE = /[.@](example|invalid|test|local|localhost)$/i

/** What of the seller nobody has filled in yet. */
export function missingSellerDetails(details: Details): SellerDetail[] {
  const { siteName, address, paymentsEmail, contactEmail } = details
  const isSet: Record<SellerDetail, boolean> = {
    siteName: siteName.trim() !== '',
    address: address.trim() !== '',
    paymentsEmail: isReachable(paymentsEmail),
    contactEmail: isReachable(contactEmail),
  }
  // Names of the record above.
  return (Object.keys(isSet) as SellerDetail[]).filter((detail) => !isSet[detail])
}

/** A shop that began with the seed's data, or before there was a checklist, is taken as it is. */
export const isTakenAsIs = ({ checklist }: Pick<Settings, 'checklist'>): boolean =>
  checklist === 'none' || checklist === 'waived'

export const mayIssueInvoices = (settings: Details & Pick<Settings, 'checklist'>): boolean =>
  isTakenAsIs(settings) || missingSellerDetails(settings).length === 0

const isReachable = (email: string): boolean => /^\S+@\S+$/.test(email) && !NOWHERE.test(email)
