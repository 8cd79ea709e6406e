import { entersPanel } from '@hostfront/domain/accounts/team-role'
import type { Account } from '../../host/host.ts'

/** Where a person goes after login when no page asked for it: the team to its panel unless they prefer the dashboard. */
export const landingPath = (account: Pick<Account, 'role' | 'status' | 'landing'>): string =>
  entersPanel(account) && account.landing !== 'dashboard' ? '/admin' : '/dashboard'
