import type { RefusalCode, RefusalData } from '@hostfront/contract/refusals'
import { coinUnit, coinWords, formatCoins, formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { monthWords } from './dates.ts'
import { fileProblem } from './file-problem.ts'
import { obstacleWords } from './payments.ts'
import { planObstacleWords } from './plan-obstacles.ts'
import { creditObstacleWords } from './refunds.ts'
import { TAX_ID_SENTENCES } from './tax-id.ts'

type Sentence<Code extends RefusalCode> = (facts: RefusalData<Code>, currency: Currency) => string

/** Refusal code -> what the person reads. The seed's own messages are word for word (seed, section 8). */
const sentences: { readonly [Code in RefusalCode]: Sentence<Code> } = {
  LOGIN_REQUIRED: () => 'Please login to continue',
  FORBIDDEN: () => 'Only administrators can do this.',
  ACCOUNT_SUSPENDED: () => 'This account is suspended. Please contact support.',
  NOT_FOUND: () => 'This record no longer exists.',
  FEATURE_OFF: () => 'This is switched off at the moment.',
  STORAGE_UNAVAILABLE: () => 'Nothing can be saved right now. Please try again.',
  STORAGE_FULL: () => 'There is no room left to save this, so nothing was changed.',
  BUSY: () => 'Others changed the same data. Nothing was saved; please try again.',
  INVALID_CREDENTIALS: () => 'Invalid email or password',
  EMAIL_TAKEN: () => 'User with this email already exists',
  PASSWORD_TOO_SHORT: ({ min }) => `Password must be at least ${min} characters long`,
  TOO_MANY_ATTEMPTS: ({ retryAfter }) =>
    `Too many attempts. Please wait ${waitingTime(retryAfter)} and try again.`,
  SIGN_IN_GUARDED: () =>
    'Too many sign-ins to this account have failed. Sign in from a browser that you have used for it before, or set a new password with “Forgot password?”: then this browser works too.',
  PASSWORD_TOO_COMMON: () =>
    'This password is one of the first that others try. Please choose another.',
  PASSWORD_SAME: () => 'This is the current password. Please choose another.',
  PASSWORD_WRONG: () => 'The password is not right.',
  CONFIRMATION_REQUIRED: () => 'Your password is needed for this. Nothing was changed.',
  SECOND_FACTOR_REQUIRED: () => 'Please enter the code of your authenticator app.',
  SECOND_FACTOR_WRONG: () => 'The code is not right. Codes change every 30 seconds and work once.',
  SECOND_FACTOR_IS_ON: () => 'A second factor is set up already. Switch it off first.',
  SECOND_FACTOR_NEEDED: () =>
    'Administrators need a second factor here. Set one up under Account on your dashboard.',
  LINK_INVALID: () => 'This link has been used or is too old. Please ask for a new one.',
  NOT_AVAILABLE: () => 'This shop does not offer this.',
  TOO_MANY_KEYS: ({ max }) => `An account has ${max} keys at most. Revoke one first.`,
  IDEMPOTENCY_KEY_REUSED: () => 'This request was sent before with other content.',
  DOCUMENT_REFUSED: () => 'This file cannot be imported. Nothing was changed.',
  DOCUMENT_WITHOUT_ADMIN: () =>
    'This file holds no active administrator: nobody could run the shop. Nothing was changed.',
  PLAN_NOT_FOUND: () => 'Service not found',
  OPTION_REFUSED: () =>
    'What can be chosen with this service has changed. Please look at your choices again.',
  PRICE_CHANGED: ({ amountDue }, currency) =>
    `The price has changed: ${formatMoney(amountDue, currency)} is due now. Please check and try again.`,
  INSUFFICIENT_COINS: ({ missing }) =>
    `You need ${formatCoins(missing)} more ${coinUnit(missing)} to pay this.`,
  BALANCE_FULL: ({ max }) =>
    `That would be more than a balance may be given (${coinWords(max)}). Nothing was changed.`,
  METHOD_NOT_OFFERED: () => 'This way to pay is not offered at the moment. Please choose another.',
  ORDERS_CLOSED: () => 'This shop takes no orders at the moment. Please come back later.',
  SELLER_MISSING: () =>
    'No invoice can be issued: the shop has not said yet who it is. Its team has to fill in name, address and emails in the settings.',
  CLOCK_WRONG: () =>
    'The clock of this shop is wrong, so nothing can be billed right now. Its team is told; please try again later.',
  OPENING_INCOMPLETE: ({ steps }) =>
    `The shop cannot be opened yet: ${steps.length === 1 ? 'one step is' : `${steps.length} steps are`} missing.`,
  ALREADY_DECIDED: ({ status }) => `This order is already ${status}.`,
  INVOICE_UNPAID: ({ number, total }, currency) =>
    `Invoice ${number} for ${formatMoney(total, currency)} is not paid yet.`,
  ORDER_CREDITED: ({ number }) =>
    `Invoice ${number} was credited, so nothing pays for this order. Reject it: its customer can order anew.`,
  NOT_DELIVERED: ({ number, status }) =>
    `Nothing was delivered for invoice ${number}, so it is not billed again.${status === 'pending' ? ' Reject its order, and write this off: its customer can order anew.' : ' Its order is closed: write this off.'}`,
  INVOICE_NOT_PAYABLE: ({ status }) => `This invoice is ${status} and cannot be paid.`,
  NOT_WITHDRAWABLE: () => 'This invoice cannot be withdrawn any more.',
  WITHDRAWN_TODAY: () =>
    'An invoice of today for this was withdrawn already. This one can be withdrawn tomorrow at the earliest.',
  PAYMENT_AMOUNT_DIFFERS: ({ total }, currency) =>
    `The amount does not fit: ${formatMoney(total, currency)} is expected.`,
  DUE_IN_PAST: () => 'The due date is over already.',
  MONTH_CLOSED: ({ month }) => `The books of ${monthWords(month)} are closed.`,
  MONTH_NOT_OVER: ({ month }) => `${monthWords(month)} is not over yet.`,
  PAYMENT_IN_FUTURE: () => 'The payment date is in the future.',
  PAYMENT_KEPT: ({ obstacle }) => obstacleWords(obstacle),
  NOT_CREDITABLE: ({ obstacle, most }, currency) => creditObstacleWords(obstacle, most, currency),
  SAME_PAYMENT: ({ number }) =>
    `This is recorded for invoice ${number} already. Enter a transaction reference if it came twice.`,
  REFERENCE_MISSING: () => 'Please enter the transaction reference.',
  REFERENCE_USED: ({ number }) =>
    number
      ? `Invoice ${number} was paid with this transaction reference already.`
      : 'A payment with this transaction reference is recorded already.',
  DECLARATIONS_WAITING: ({ most }) =>
    `${most} payments of yours wait to be checked already. Withdraw one first, or wait until we have looked.`,
  CLIENT_NOT_FOUND: () => 'This user no longer exists.',
  CLIENT_IS_ADMIN: () => 'Administrators are not deleted. Make this account a user first.',
  LAST_ADMIN: () => 'This is the last active administrator: nobody could run the shop.',
  OWN_ACCOUNT: () => 'You cannot take your own administrator rights away.',
  ACCOUNT_IN_USE: (facts) => `The account is still in use: ${inUse(facts)}.`,
  KEEP_UNTIL_NEEDED: () =>
    'Its paid time has ended. Name the day until which it runs without payment.',
  KEEP_UNTIL_UNFIT: ({ days }) =>
    `Please name a day to come, within ${days} days. For longer, give it days.`,
  SERVICE_STATE: ({ status }) =>
    status === 'active'
      ? 'This service has been renewed or changed meanwhile. Please look at it again.'
      : `This service is ${status}, so that cannot be done with it.`,
  SERVICE_BILLED: () => 'Invoices refer to this service, so it stays. Terminate it instead.',
  SERVER_EXISTS: () =>
    'Its server is still on a panel. Terminate the service: the server goes when its time is over.',
  PLAN_UNFIT: ({ obstacle }) =>
    `This service cannot be changed to that plan as it is now. ${planObstacleWords(obstacle)}`,
  CHANGE_WAITING: ({ number }) =>
    `A change of this service waits for invoice ${number}. Pay or withdraw that first.`,
  CHANGE_NEEDS_COINS: () =>
    'Its paid time ends in a few days, so this change is paid from coins. Or renew it first.',
  NOTICE_TOO_SHORT: ({ days }) =>
    `Customers are told at least ${days} days before. Please name a later day.`,
  NOTHING_TO_DO: () =>
    'There is nothing more to do here: somebody was faster, or it is as it should be.',
  PASSWORD_GONE: () =>
    'No password waits here: it was shown already, or its time is over. Please ask us for a new one.',
  NOTHING_ASKED: () => 'Nothing is asked of you any more: the server is being made, or is there.',
  ANSWER_REFUSED: () => 'Please look at your answers again.',
  NO_CONTROLS: () => 'This server cannot be started or stopped from here at the moment.',
  POWER_UNCERTAIN: () =>
    'The panel has not confirmed it. Look whether the server runs before you try again.',
  NO_INVENTORY: () => 'This panel keeps no servers of its own, or cannot be reached from here.',
  RECIPE_MISSING: () => 'Please say what the panel is to make.',
  PANEL_KIND_UNREACHABLE: () => 'This edition cannot reach a panel of that kind.',
  PANEL_ADDRESS_NEEDED: () => 'Please enter the address of the panel.',
  PANEL_KEY_NEEDED: () => 'For another address, please enter the key again.',
  KEY_NEEDS_SERVER_KEY: () => 'Keys cannot be kept here: this shop has nothing to seal them with.',
  GATEWAY_KEY_NEEDED: () => 'For another place, please enter the secret again.',
  GATEWAY_ADDRESS_FOR_TESTS: () =>
    'A secret that moves money goes to the payment service alone. Please leave the address empty, or use one for tests.',
  GATEWAY_INCOMPLETE: () =>
    'Customers can pay with it once it has its secret and what it signs with.',
  GATEWAY_FAILED: () => 'The payment service did not take this. Please try again in a few minutes.',
  GATEWAY_UNCERTAIN: () =>
    'The payment service has not answered. Please try again: it is sent once, however often you ask.',
  PAYMENT_UNDER_WAY: () =>
    'A payment for this invoice is on its way already. We tell you when it has arrived.',
  COINS_SPENT: ({ left }) =>
    `${left > 0 ? `Only ${formatCoins(left)}` : 'None'} of these coins are left to go back.`,
  REFUND_UNDER_WAY: () =>
    'The payment service was asked to send this and has not answered. Please let it send it again: it is sent once.',
  LIST_FULL: ({ most }) =>
    `There are ${most} already, and more are not offered. Please archive or reuse one.`,
  CHANGED_MEANWHILE: () => 'Somebody else has changed this meanwhile. Please look at it again.',
  PANEL_IN_USE: ({ servers }) =>
    servers === 0
      ? 'Plans were made by this panel, so it stays. Pause it instead.'
      : `There are servers on this panel (${servers}), so it stays. Pause it instead.`,
  DOMAIN_NOT_DUE: () => 'This domain cannot be renewed now.',
  DOMAIN_TAKEN: () => 'This domain is in the shop already.',
  DOMAIN_IS_PART: ({ of }) =>
    `This is a part of ${of}. If names are registered under ${of}, add it to the domain pricing first.`,
  DOMAIN_PRICE_MISSING: ({ extension }) =>
    `The domain pricing has no price for .${extension}. Please enter one.`,
  DOMAIN_TOO_LONG: () => 'No domain can be renewed for more than ten years ahead.',
  DOMAIN_PERIOD_BILLED: ({ number, isOpen }) =>
    isOpen
      ? `Invoice ${number} for this renewal is open already.`
      : `Invoice ${number} was issued for the time from that day on. Please choose another day.`,
  DOMAIN_BILLED: () =>
    'Invoices refer to this domain, so it stays. Switch its auto-renewal off instead.',
  DOMAIN_PRICE_TAKEN: () => 'There is a price for this extension and as many years already.',
  TICKET_STATE: ({ status }) => `This ticket is already ${status}.`,
  TICKET_FULL: ({ max }) =>
    `This ticket has ${max} messages already. Please open a new one and name this one in it.`,
  FILE_REFUSED: ({ problem }) => fileProblem(problem),
  FILES_FULL: ({ max }) =>
    `The files of an account may have ${Math.floor(max / 1_048_576)} MB in all, so this one was not kept.`,
  FILE_GONE: () => 'A file is no longer there. Please remove it and send it again.',
  ASSIGNEE_NOT_ADMIN: () => 'Only an administrator can look after a ticket.',
  TAX_ID_INVALID: ({ problem }) => TAX_ID_SENTENCES[problem],
  COMPANY_ADDRESS_MISSING: () => 'An invoice for a company needs its street and town.',
  COUNTRY_UNKNOWN: ({ code }) => `${code} is no country. Great Britain is GB, for example.`,
  SECOND_CURRENCY_SAME: () => 'This is the currency of the shop. Please choose another, or none.',
  CURRENCY_IN_USE: () => 'Customers have orders, services or coins in this currency, so it stays.',
  PLAN_NAME_TAKEN: ({ name }) =>
    `There is a plan “${name}” already. Please choose another name or size.`,
  METHOD_NAME_TAKEN: () => 'Another payment method has this name. Please choose another.',
  PLAN_IN_USE: ({ orders }) => `${orders} orders were made with this plan. Archive it instead.`,
  VOUCHER_CODE_TAKEN: () => 'Another voucher has this code.',
  VOUCHER_USES: ({ usedCount }) =>
    `It has been used ${usedCount} times already, so fewer uses cannot be allowed.`,
  VOUCHER_IN_USE: ({ usedCount }) =>
    `It has been used ${usedCount} ${usedCount === 1 ? 'time' : 'times'}, so its code stays. Switch it off instead.`,
  MAINTENANCE: ({ message }) => message,
  VOUCHER_UNKNOWN: () => 'This voucher code does not exist.',
  VOUCHER_INACTIVE: () => 'This voucher is not active.',
  VOUCHER_NOT_YET_VALID: ({ validFrom }) => `This voucher is valid from ${validFrom.slice(0, 10)}.`,
  VOUCHER_EXPIRED: () => 'This voucher has expired.',
  VOUCHER_USED_UP: () => 'This voucher has been used up.',
  VOUCHER_OTHER_PLAN: () => 'This voucher is for another plan.',
  VOUCHER_MINIMUM: ({ minPurchase }, currency) =>
    `This voucher needs a purchase of at least ${formatMoney(minPurchase, currency)}.`,
}

function inUse(facts: RefusalData<'ACCOUNT_IN_USE'>): string {
  const parts = [
    [facts.activeServices, 'running service'],
    [facts.pendingOrders, 'pending order'],
    [facts.openInvoices, 'open invoice'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`)
    .join(', ')
}

const HOUR = 3600

/** How long somebody has to wait, rounded up. */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return seconds < 2 * HOUR
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / HOUR)} hours`
}

export function refusalSentence<Code extends RefusalCode>(
  code: Code,
  facts: RefusalData<Code>,
  currency: Currency,
): string {
  return sentences[code](facts, currency)
}
