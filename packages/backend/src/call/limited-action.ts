/**
 * What can be tried too often, by what is counted; the host sets the limit of each. `-account` is an account tried by anyone,
 * `-pair` an account from one address, `-browser` one that signed in before, `-session` an open one, `-server` signals to one,
 * `-target` an address that is mailed to.
 */
export type LimitedAction =
  | 'login-address'
  | 'login-pair'
  /** Past it strangers have fewer tries each: `login-wary-pair`. It refuses nobody. */
  | 'login-account'
  | 'login-wary-pair'
  /** Past it strangers have to show that they read the account's mail. */
  | 'login-total'
  | 'login-browser'
  | 'confirm-session'
  | 'register-address'
  | 'reset-address'
  | 'reset-browser'
  | 'verification-account'
  | 'email-change-address'
  | 'email-change-target'
  | 'contact-address'
  | 'subscribe-address'
  | 'voucher-address'
  | 'second-factor-pair'
  | 'second-factor-account'
  | 'second-factor-browser'
  | 'second-factor-session'
  | 'order-account'
  | 'ticket-account'
  | 'file-account'
  | 'power-server'
  /** Pages of gateways that are opened, and how often is asked what became of them. */
  | 'pay-address'
  | 'pay-account'
  | 'look-account'
  /** Lines of one kind in the trail of one account: the first from one address, such first ones, and all others. */
  | 'trail-pair'
  | 'trail-addresses'
  | 'trail-account'
