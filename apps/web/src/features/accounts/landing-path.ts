import type { Account } from '../../host/host.ts'

/** Where a person goes after login when no page asked for it: administrators to their panel unless they prefer the dashboard. */
export const landingPath = (account: Pick<Account, 'role' | 'landing'>): string =>
  account.role === 'admin' && account.landing !== 'dashboard' ? '/admin' : '/dashboard'
