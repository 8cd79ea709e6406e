import type { Client } from '@hostfront/contract/clients'
import type { Landing, Role, UserStatus } from '@hostfront/domain/accounts/user'
import { formatCoins } from '@hostfront/domain/money/format-money'

export const ROLE_NAMES: Record<Role, string> = { user: 'User', admin: 'Admin' }

export const USER_STATUS_NAMES: Record<UserStatus, string> = {
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Deleted',
}

export const LANDING_NAMES: Record<Landing, string> = {
  admin: 'Admin panel',
  dashboard: 'Dashboard',
}

/** `3 orders`, `1 order`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** What deleting the account does, each in one sentence. */
export function deletionEffects({ account, activeServices, orders }: Client): readonly string[] {
  return [
    activeServices > 0
      ? `${counted(activeServices, 'active service')} will be terminated.`
      : 'No active service has to be terminated.',
    orders > 0
      ? `Of ${counted(orders, 'order')}, what is still pending is taken back; open invoices are cancelled.`
      : 'There are no orders to take back.',
    account.coins > 0
      ? `${formatCoins(account.coins)} prepaid coins are forfeited. Pay them out first if the customer is owed them; the ledger and the audit log keep the sum.`
      : 'The balance is empty.',
    'Name, email, profile, notes and sessions are erased. Invoices stay as they were issued, the coin ledger under "Deleted user".',
    'The audit log keeps what administrators changed in the account, old and new values.',
  ]
}
