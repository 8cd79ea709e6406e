import { addDays } from '../add-days.ts'
import type { Domain } from './domain.ts'

export type DomainState = 'active' | 'expiring-soon' | 'expired'

/** So many days before its end a domain is said to expire soon, and can be renewed. */
export const EXPIRING_SOON_DAYS = 30

/** What a domain is at `now` (ISO, UTC). */
export function domainState({ expiresAt }: Pick<Domain, 'expiresAt'>, now: string): DomainState {
  if (now >= expiresAt) return 'expired'
  return now >= addDays(expiresAt, -EXPIRING_SOON_DAYS) ? 'expiring-soon' : 'active'
}

const DAYS_A_YEAR = 365

/** A year more, or several, from the old end on; paid late, no time is taken from the customer. */
export const expiryOfRenewedDomain = (
  { expiresAt }: Pick<Domain, 'expiresAt'>,
  years = 1,
): string => addDays(expiresAt, years * DAYS_A_YEAR)
