/** What the shop does by itself, as it is in the audit log: without an actor, under one of these actions. */
export const AUTOMATION = {
  issueInvoice: 'lifecycle.issueInvoice',
  payWithCoins: 'lifecycle.payWithCoins',
  renewFree: 'lifecycle.renewFree',
  suspend: 'lifecycle.suspend',
  terminate: 'lifecycle.terminate',
  markOverdue: 'lifecycle.markOverdue',
  cancelInvoice: 'lifecycle.cancelInvoice',
  tellOfEnd: 'lifecycle.tellOfEnd',
  changePlan: 'lifecycle.changePlan',
  withdrawChange: 'lifecycle.withdrawChange',
  newPrice: 'lifecycle.newPrice',
  remind: 'lifecycle.remind',
  run: 'lifecycle.run',
  fail: 'lifecycle.fail',
} as const
export type AutomationAction = (typeof AUTOMATION)[keyof typeof AUTOMATION]

export const isAutomation = (action: string): boolean => action.startsWith('lifecycle.')

/** Automation's lines are kept so long: over a year, so that a month can be held against the one a year before. */
export const AUTOMATION_DAYS = 400

/**
 * Every action by which a running service comes to cost something else. Their lines are the past of recurring revenue: those of
 * automation stay for ever as well.
 */
export const PRICE_CHANGES = [
  'services.changePlan',
  'services.setPrice',
  AUTOMATION.changePlan,
  AUTOMATION.newPrice,
] as const

export const isPriceChange = (action: string): boolean =>
  PRICE_CHANGES.some((known) => known === action)
