import type { Api } from '@hostfront/contract/contract'
import { type AutomationAction, isAutomation } from '@hostfront/domain/audit/automation'

type Procedure = { [Noun in keyof Api]: `${Noun}.${keyof Api[Noun] & string}` }[keyof Api]

/** What is no procedure's: the operator's commands, what was tried in vain, and what belongs to a greater act. */
type Unasked =
  | 'operator.confirmClock'
  | 'operator.createAdministrator'
  | 'operator.resetPassword'
  | 'operator.takeKey'
  | 'shop.beginSampleData'
  | 'accounts.loginFailed'
  | 'accounts.codeFailed'
  | 'accounts.confirmFailed'
  | 'billing.movePeriod'
  | 'billing.reopen'
  | 'disputes.lose'
  | 'disputes.open'
  | 'disputes.win'
  | 'gateways.differs'
  | 'refunds.failed'
  | 'refunds.byDispute'
  | 'payments.record'
  | 'payments.keepCoins'
  | 'payments.return'
  | 'services.askChange'
  | 'services.ready'

/**
 * What the log says of what was done, by its action. The operator's are made on the server's command line, those of
 * the lifecycle by the shop itself: they say by which rule.
 */
const ACTIONS = {
  'accounts.changeEmail': 'Changed their email address',
  'accounts.changePassword': 'Changed their password',
  'accounts.codeFailed': 'Gave a wrong second-factor code',
  'accounts.confirmFailed': 'Gave a wrong password while signed in',
  'accounts.endOtherSessions': 'Signed out everywhere else',
  'accounts.endSession': 'Ended a session',
  'accounts.login': 'Signed in',
  'accounts.loginFailed': 'Failed to sign in',
  'accounts.logout': 'Signed out',
  'accounts.remove': 'Deleted their own account',
  'accounts.resetPassword': 'Set a new password by mail',
  'apiKeys.create': 'Made an API key',
  'apiKeys.revoke': 'Revoked an API key',
  'announcements.create': 'Wrote an announcement',
  'announcements.remove': 'Deleted an announcement',
  'announcements.update': 'Changed an announcement',
  'billing.issue': 'Issued an invoice by hand',
  'billing.movePeriod': 'Moved the period of an invoice',
  'billing.recordPayment': 'Recorded a payment',
  'billing.remind': 'Reminded a client of an invoice',
  'billing.reopen': 'Opened an invoice again: its payment was undone',
  'creditNotes.issue': 'Issued a credit note',
  'delivery.apply': 'Asked for a server to be as its plan says',
  'delivery.reveal': 'Read the answers of a customer',
  'delivery.setTemplate': 'Changed how servers of a plan are made',
  'delivery.withdraw': 'No longer wanted a server to be as its plan says',
  'billing.withdrawManual': 'Cancelled an invoice that was written by hand',
  'billing.withdrawRenewal': 'Withdrew an invoice for a renewal',
  'clients.add': 'Added a client',
  'clients.addNote': 'Noted something about a client',
  'clients.changeCoins': 'Changed coins',
  'clients.hold': 'Put a client on hold',
  'clients.release': 'Took a client off hold',
  'clients.remove': 'Deleted a client',
  'clients.removeNote': 'Deleted a note',
  'clients.update': 'Changed an account',
  'domains.add': 'Added a domain',
  'books.closeMonth': 'Closed a month of the books',
  'books.reopenMonth': 'Opened a closed month again',
  'books.update': 'Changed how the journal is written',
  'domains.addPrice': 'Added a price of domains',
  'domains.remove': 'Deleted a domain',
  'domains.removePrice': 'Deleted a price of domains',
  'domains.renewFor': 'Renewed a domain by hand',
  'domains.update': 'Changed a domain',
  'domains.updatePrice': 'Changed a price of domains',
  'lifecycle.cancelInvoice': 'Cancelled an invoice: its domain is gone',
  'lifecycle.changePlan': 'Changed a service: its invoice was paid',
  'lifecycle.newPrice': 'Renewed a service at its new price',
  'lifecycle.fail': 'Failed at what was due',
  'lifecycle.issueInvoice': 'Issued an invoice: a renewal comes near',
  'lifecycle.markOverdue': 'Marked an invoice overdue: its due date has passed',
  'lifecycle.payWithCoins': 'Paid a renewal with coins, as its customer has chosen',
  'lifecycle.remind': 'Reminded a customer of an open invoice',
  'lifecycle.renewFree': 'Renewed a service that is free',
  'lifecycle.run': 'Did what was due',
  'lifecycle.suspend': 'Suspended a service: unpaid at the end of its time',
  'lifecycle.tellOfEnd': 'Told a customer of the end of a domain',
  'lifecycle.terminate': 'Terminated a service: unpaid after the days of grace',
  'lifecycle.withdrawChange': 'Withdrew a change: its invoice was not paid in time',
  'opening.close': 'Closed the shop to orders',
  'opening.confirm': 'Said what is done before opening',
  'opening.dismiss': 'Put the checklist away',
  'opening.open': 'Opened the shop for orders',
  'operator.confirmClock': 'Confirmed the clock at the server',
  'operator.createAdministrator': 'Made an administrator',
  'operator.resetPassword': 'Reset a password',
  'operator.takeKey': 'Gave the shop another key',
  'options.archive': 'Archived an order option',
  'options.create': 'Added an order option',
  'options.move': 'Moved an order option',
  'options.restore': 'Restored an order option',
  'options.update': 'Changed an order option',
  'orders.approve': 'Approved an order',
  'orders.placeFor': 'Placed an order for a client',
  'orders.reject': 'Rejected an order',
  'disputes.billAnew': 'Billed again what was lost by a dispute',
  'disputes.lose': 'Lost a dispute',
  'disputes.open': 'Heard of a dispute',
  'disputes.win': 'Won a dispute',
  'disputes.writeOff': 'Wrote off what was lost by a dispute',
  'gateways.add': 'Added a payment gateway',
  'gateways.differs': 'Got another amount than was to be paid',
  'gateways.update': 'Changed a payment gateway',
  'panels.add': 'Added a panel',
  'panels.adopt': 'Adopted a server of a panel',
  'panels.ignore': 'Chose what to ignore at a panel',
  'panels.liftGuard': 'Allowed many changes at a panel',
  'panels.remove': 'Removed a panel',
  'panels.update': 'Changed a panel',
  'paymentMethods.create': 'Added a payment method',
  'paymentMethods.endTrial': 'Ended the trial of a payment method',
  'paymentMethods.move': 'Moved a payment method',
  'paymentMethods.update': 'Changed a payment method',
  'payments.record': 'Recorded a payment beyond its invoices',
  'payments.undo': 'Undid a payment',
  'payments.keepCoins': 'Gave back coins whose money was to be sent',
  'payments.return': 'Took back coins of a payment: its money goes back',
  'declarations.approve': 'Approved a declared payment',
  'declarations.reject': 'Rejected a declared payment',
  'plans.archive': 'Archived a plan',
  'plans.create': 'Added a plan',
  'plans.move': 'Moved a plan',
  'plans.offerPrice': 'Changed the price of a plan and its services',
  'plans.remove': 'Deleted a plan',
  'plans.restore': 'Put a plan back on sale',
  'plans.update': 'Changed a plan',
  'refunds.failed': 'Got back what was sent to a customer',
  'refunds.byDispute': 'Closed money to return: its payer has it by a dispute',
  'refunds.markSent': 'Sent money back',
  'refunds.toCoins': 'Gave coins in place of money to return',
  'secondFactor.confirm': 'Switched a second factor on',
  'secondFactor.remove': 'Switched a second factor off',
  'secondFactor.renewRecoveryCodes': 'Made new recovery codes',
  'security.endSession': 'Signed somebody out',
  'security.endSessionsOf': 'Signed somebody out everywhere',
  'security.liftAddress': 'Let an address try again at once',
  'security.liftLimits': 'Let somebody try again at once',
  'security.revokeApiKey': 'Revoked somebody’s API key',
  'services.activate': 'Activated a service',
  'services.add': 'Added a service',
  'services.askChange': 'Billed a change of a service',
  'services.cancel': 'Cancelled a service',
  'services.changePlan': 'Changed the plan of a service',
  'services.extend': 'Extended a service',
  'services.hold': 'Put a service on hold',
  'services.keep': 'Kept a cancelled service',
  'services.release': 'Took a service off hold',
  'services.rename': 'Renamed a service',
  'services.remove': 'Deleted a service',
  'services.power': 'Switched a server',
  'services.ready': 'Server was ready',
  'services.setAccess': 'Set the access to a service',
  'services.setPassword': 'Left a password for a client',
  'services.setPrice': 'Changed the price of a service',
  'services.suspend': 'Suspended a service',
  'services.terminate': 'Terminated a service',
  'services.withdrawChange': 'Withdrew a change of a service',
  'settings.update': 'Changed the settings',
  'shop.beginSampleData': 'Began to load sample data',
  'shop.exportDocument': 'Exported the shop',
  'shop.importDocument': 'Replaced the shop',
  'shop.loadSampleData': 'Loaded sample data',
  'shop.reset': 'Reset the shop',
  'statements.bringBack': 'Brought a row of a statement back',
  'statements.keepAccount': 'Changed a statement account',
  'statements.ignore': 'Set a row of a statement aside',
  'tickets.answer': 'Answered a ticket',
  'tickets.update': 'Changed a ticket',
  'upkeep.confirmClock': 'Confirmed the clock',
  'vouchers.create': 'Added a voucher',
  'vouchers.remove': 'Deleted a voucher',
  'vouchers.update': 'Changed a voucher',
} as const satisfies {
  [Action in Procedure | AutomationAction | Unasked]?: string
}

/** Every action that can be asked for, with its name, in the order of the names. */
export const ACTION_CHOICES = Object.entries(ACTIONS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** What was done; an action of another version of the shop is shown as the log has it. */
export const actionName = (action: string): string =>
  Object.hasOwn(ACTIONS, action) ? ACTIONS[action as keyof typeof ACTIONS] : action

/** Who did what nobody did who has an account. */
export const shopItself = (action: string): string =>
  isAutomation(action) ? 'Automation' : 'The shop itself'

/** A stored field as people read it: `priceMonthly` is "price monthly", a part of another follows it. */
export const fieldName = (path: readonly string[]): string =>
  path.map((part) => part.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()).join(', ')
