import type { Api } from '@hostfront/contract/contract'

type Procedure = { [Noun in keyof Api]: `${Noun}.${keyof Api[Noun] & string}` }[keyof Api]

/** What stands in the log of what was done, by its action. The operator's are made on the server's command line. */
const ACTIONS = {
  'accounts.remove': 'Deleted their own account',
  'announcements.create': 'Wrote an announcement',
  'announcements.remove': 'Deleted an announcement',
  'announcements.update': 'Changed an announcement',
  'billing.recordPayment': 'Recorded a payment',
  'clients.addNote': 'Noted something about a client',
  'clients.changeCoins': 'Changed coins',
  'clients.remove': 'Deleted a client',
  'clients.removeNote': 'Deleted a note',
  'clients.update': 'Changed an account',
  'operator.createAdministrator': 'Made an administrator',
  'operator.resetPassword': 'Reset a password',
  'orders.approve': 'Approved an order',
  'orders.reject': 'Rejected an order',
  'plans.archive': 'Archived a plan',
  'plans.create': 'Added a plan',
  'plans.move': 'Moved a plan',
  'plans.remove': 'Deleted a plan',
  'plans.restore': 'Put a plan back on sale',
  'plans.update': 'Changed a plan',
  'services.activate': 'Activated a service',
  'services.add': 'Added a service',
  'services.extend': 'Extended a service',
  'services.remove': 'Deleted a service',
  'services.suspend': 'Suspended a service',
  'services.terminate': 'Terminated a service',
  'settings.update': 'Changed the settings',
  'shop.importDocument': 'Replaced the shop',
  'shop.loadSampleData': 'Loaded sample data',
  'shop.reset': 'Reset the shop',
  'tickets.answer': 'Answered a ticket',
  'tickets.update': 'Changed a ticket',
  'vouchers.create': 'Added a voucher',
  'vouchers.remove': 'Deleted a voucher',
  'vouchers.update': 'Changed a voucher',
} as const satisfies {
  [Action in Procedure | 'operator.createAdministrator' | 'operator.resetPassword']?: string
}

/** Every action that can be asked for, with its name, in the order of the names. */
export const ACTION_CHOICES = Object.entries(ACTIONS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** What was done; an action of another version of the shop stands as the log has it. */
export const actionName = (action: string): string =>
  Object.hasOwn(ACTIONS, action) ? ACTIONS[action as keyof typeof ACTIONS] : action

/** A stored field as people read it: `priceMonthly` is "price monthly", a part of another stands behind it. */
export const fieldName = (path: readonly string[]): string =>
  path.map((part) => part.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()).join(', ')
