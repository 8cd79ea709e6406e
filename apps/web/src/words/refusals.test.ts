import { type RefusalCode, type RefusalData, refusals } from '@hostfront/contract/refusals'
import { expect, test } from 'vitest'
import { refusalSentence, waitingTime } from './refusals.ts'

type Row<Code extends RefusalCode> = readonly [RefusalData<Code>, string]

/** What a person reads, each with facts as the shop sends them: amounts in minor units, times in seconds. */
const said: { readonly [Code in RefusalCode]: Row<Code> } = {
  LOGIN_REQUIRED: [{}, 'Please login to continue'],
  FORBIDDEN: [{}, 'Only administrators can do this.'],
  ACCOUNT_SUSPENDED: [{}, 'This account is suspended. Please contact support.'],
  NOT_FOUND: [{}, 'This record no longer exists.'],
  FEATURE_OFF: [{}, 'This is switched off at the moment.'],
  STORAGE_UNAVAILABLE: [{}, 'Nothing can be saved right now. Please try again.'],
  STORAGE_FULL: [{}, 'There is no room left to save this, so nothing was changed.'],
  BUSY: [{}, 'Others changed the same data. Nothing was saved; please try again.'],
  INVALID_CREDENTIALS: [{}, 'Invalid email or password'],
  EMAIL_TAKEN: [{}, 'User with this email already exists'],
  PASSWORD_TOO_SHORT: [{ min: 8 }, 'Password must be at least 8 characters long'],
  TOO_MANY_ATTEMPTS: [
    { retryAfter: 125 },
    'Too many attempts. Please wait 3 minutes and try again.',
  ],
  SIGN_IN_GUARDED: [
    {},
    'Too many sign-ins to this account have failed. Sign in from a browser that you have used for it before, or set a new password with “Forgot password?”: then this browser works too.',
  ],
  PASSWORD_TOO_COMMON: [
    {},
    'This password is one of the first that others try. Please choose another.',
  ],
  PASSWORD_SAME: [{}, 'This is the current password. Please choose another.'],
  PASSWORD_WRONG: [{}, 'The password is not right.'],
  CONFIRMATION_REQUIRED: [
    { secondFactor: false },
    'Your password is needed for this. Nothing was changed.',
  ],
  SECOND_FACTOR_REQUIRED: [{}, 'Please enter the code of your authenticator app.'],
  SECOND_FACTOR_WRONG: [{}, 'The code is not right. Codes change every 30 seconds and work once.'],
  SECOND_FACTOR_IS_ON: [{}, 'A second factor is set up already. Switch it off first.'],
  SECOND_FACTOR_NEEDED: [
    {},
    'Administrators need a second factor here. Set one up under Account on your dashboard.',
  ],
  LINK_INVALID: [{}, 'This link has been used or is too old. Please ask for a new one.'],
  NOT_AVAILABLE: [{}, 'This shop does not offer this.'],
  TOO_MANY_KEYS: [{ max: 10 }, 'An account has 10 keys at most. Revoke one first.'],
  IDEMPOTENCY_KEY_REUSED: [{}, 'This request was sent before with other content.'],
  DOCUMENT_REFUSED: [
    { code: 'not-json', where: '' },
    'This file cannot be imported. Nothing was changed.',
  ],
  DOCUMENT_WITHOUT_ADMIN: [
    {},
    'This file holds no active administrator: nobody could run the shop. Nothing was changed.',
  ],
  PLAN_NOT_FOUND: [{}, 'Service not found'],
  OPTION_REFUSED: [
    { option: 'location', problem: 'NOT_OFFERED' },
    'What can be chosen with this service has changed. Please look at your choices again.',
  ],
  PRICE_CHANGED: [
    { amountDue: 540 },
    'The price has changed: €5.40 is due now. Please check and try again.',
  ],
  INSUFFICIENT_COINS: [{ missing: 250 }, 'You need 2.50 more coins to pay this.'],
  BALANCE_FULL: [
    { max: 100_000 },
    'That would be more than a balance may be given (1,000 coins). Nothing was changed.',
  ],
  ORDERS_CLOSED: [{}, 'This shop takes no orders at the moment. Please come back later.'],
  SELLER_MISSING: [
    {},
    'No invoice can be issued: the shop has not said yet who it is. Its team has to fill in name, address and emails in the settings.',
  ],
  CLOCK_WRONG: [
    {},
    'The clock of this shop is wrong, so nothing can be billed right now. Its team is told; please try again later.',
  ],
  OPENING_INCOMPLETE: [
    { steps: ['seller', 'mail'] },
    'The shop cannot be opened yet: 2 steps are missing.',
  ],
  METHOD_NOT_OFFERED: [{}, 'This way to pay is not offered at the moment. Please choose another.'],
  ALREADY_DECIDED: [{ status: 'cancelled' }, 'This order is already cancelled.'],
  ORDER_CREDITED: [
    { number: '2026-00007' },
    'Invoice 2026-00007 was credited, so nothing pays for this order. Reject it: its customer can order anew.',
  ],
  NOT_DELIVERED: [
    { number: '2026-00007', status: 'pending' },
    'Nothing was delivered for invoice 2026-00007, so it is not billed again. Reject its order, and write this off: its customer can order anew.',
  ],
  INVOICE_UNPAID: [
    { number: '2026-00007', total: 1250 },
    'Invoice 2026-00007 for €12.50 is not paid yet.',
  ],
  INVOICE_NOT_PAYABLE: [{ status: 'paid' }, 'This invoice is paid and cannot be paid.'],
  NOT_WITHDRAWABLE: [{}, 'This invoice cannot be withdrawn any more.'],
  WITHDRAWN_TODAY: [
    {},
    'An invoice of today for this was withdrawn already. This one can be withdrawn tomorrow at the earliest.',
  ],
  PAYMENT_AMOUNT_DIFFERS: [{ total: 2500 }, 'The amount does not fit: €25.00 is expected.'],
  DUE_IN_PAST: [{}, 'The due date is over already.'],
  MONTH_CLOSED: [{ month: '2026-10' }, 'The books of Oct 2026 are closed.'],
  MONTH_NOT_OVER: [{ month: '2026-10' }, 'Oct 2026 is not over yet.'],
  PAYMENT_IN_FUTURE: [{}, 'The payment date is in the future.'],
  PAYMENT_KEPT: [
    { obstacle: 'ORDER_APPROVED' },
    'Its order is approved. Terminate the service first, then send the money back.',
  ],
  NOT_CREDITABLE: [
    { obstacle: 'TOO_MUCH', most: 250 },
    'At most €2.50 of this invoice can still be given back.',
  ],
  SAME_PAYMENT: [
    { number: '2026-00001' },
    'This is recorded for invoice 2026-00001 already. Enter a transaction reference if it came twice.',
  ],
  REFERENCE_MISSING: [{}, 'Please enter the transaction reference.'],
  REFERENCE_USED: [
    { number: '2026-00007' },
    'Invoice 2026-00007 was paid with this transaction reference already.',
  ],
  DECLARATIONS_WAITING: [
    { most: 3 },
    '3 payments of yours wait to be checked already. Withdraw one first, or wait until we have looked.',
  ],
  CLIENT_NOT_FOUND: [{}, 'This user no longer exists.'],
  CLIENT_IS_ADMIN: [{}, 'Administrators are not deleted. Make this account a user first.'],
  LAST_ADMIN: [{}, 'This is the last active administrator: nobody could run the shop.'],
  OWN_ACCOUNT: [{}, 'You cannot take your own administrator rights away.'],
  ACCOUNT_IN_USE: [
    { activeServices: 2, pendingOrders: 0, openInvoices: 1 },
    'The account is still in use: 2 running services, 1 open invoice.',
  ],
  KEEP_UNTIL_NEEDED: [
    {},
    'Its paid time has ended. Name the day until which it runs without payment.',
  ],
  KEEP_UNTIL_UNFIT: [
    { days: 90 },
    'Please name a day to come, within 90 days. For longer, give it days.',
  ],
  SERVICE_STATE: [
    { status: 'terminated' },
    'This service is terminated, so that cannot be done with it.',
  ],
  SERVICE_BILLED: [{}, 'Invoices refer to this service, so it stays. Terminate it instead.'],
  SERVER_EXISTS: [
    {},
    'Its server is still on a panel. Terminate the service: the server goes when its time is over.',
  ],
  PLAN_UNFIT: [
    { obstacle: 'smaller-disk' },
    'This service cannot be changed to that plan as it is now. Its disk is smaller, and a disk only grows.',
  ],
  CHANGE_WAITING: [
    { number: '2026-00042' },
    'A change of this service waits for invoice 2026-00042. Pay or withdraw that first.',
  ],
  CHANGE_NEEDS_COINS: [
    {},
    'Its paid time ends in a few days, so this change is paid from coins. Or renew it first.',
  ],
  NOTICE_TOO_SHORT: [
    { days: 30 },
    'Customers are told at least 30 days before. Please name a later day.',
  ],
  NOTHING_TO_DO: [
    {},
    'There is nothing more to do here: somebody was faster, or it is as it should be.',
  ],
  PASSWORD_GONE: [
    {},
    'No password waits here: it was shown already, or its time is over. Please ask us for a new one.',
  ],
  NOTHING_ASKED: [{}, 'Nothing is asked of you any more: the server is being made, or is there.'],
  ANSWER_REFUSED: [{ name: 'LICENCE', problem: 'REQUIRED' }, 'Please look at your answers again.'],
  NO_CONTROLS: [{}, 'This server cannot be started or stopped from here at the moment.'],
  POWER_UNCERTAIN: [
    {},
    'The panel has not confirmed it. Look whether the server runs before you try again.',
  ],
  NO_INVENTORY: [{}, 'This panel keeps no servers of its own, or cannot be reached from here.'],
  RECIPE_MISSING: [{}, 'Please say what the panel is to make.'],
  PANEL_KIND_UNREACHABLE: [{}, 'This edition cannot reach a panel of that kind.'],
  PANEL_ADDRESS_NEEDED: [{}, 'Please enter the address of the panel.'],
  PANEL_KEY_NEEDED: [{}, 'For another address, please enter the key again.'],
  KEY_NEEDS_SERVER_KEY: [{}, 'Keys cannot be kept here: this shop has nothing to seal them with.'],
  GATEWAY_KEY_NEEDED: [{}, 'For another place, please enter the secret again.'],
  GATEWAY_ADDRESS_FOR_TESTS: [
    {},
    'A secret that moves money goes to the payment service alone. Please leave the address empty, or use one for tests.',
  ],
  GATEWAY_INCOMPLETE: [
    {},
    'Customers can pay with it once it has its secret and what it signs with.',
  ],
  GATEWAY_FAILED: [{}, 'The payment service did not take this. Please try again in a few minutes.'],
  GATEWAY_UNCERTAIN: [
    {},
    'The payment service has not answered. Please try again: it is sent once, however often you ask.',
  ],
  PAYMENT_UNDER_WAY: [
    {},
    'A payment for this invoice is on its way already. We tell you when it has arrived.',
  ],
  COINS_SPENT: [{ left: 450 }, 'Only 4.50 of these coins are left to go back.'],
  REFUND_UNDER_WAY: [
    {},
    'The payment service was asked to send this and has not answered. Please let it send it again: it is sent once.',
  ],
  LIST_FULL: [
    { most: 100 },
    'There are 100 already, and more are not offered. Please archive or reuse one.',
  ],
  CHANGED_MEANWHILE: [{}, 'Somebody else has changed this meanwhile. Please look at it again.'],
  PANEL_IN_USE: [
    { servers: 2 },
    'There are servers on this panel (2), so it stays. Pause it instead.',
  ],
  DOMAIN_NOT_DUE: [{}, 'This domain cannot be renewed now.'],
  DOMAIN_TAKEN: [{}, 'This domain is in the shop already.'],
  DOMAIN_IS_PART: [
    { of: 'co.uk' },
    'This is a part of co.uk. If names are registered under co.uk, add it to the domain pricing first.',
  ],
  DOMAIN_PRICE_MISSING: [
    { extension: 'net' },
    'The domain pricing has no price for .net. Please enter one.',
  ],
  DOMAIN_TOO_LONG: [{}, 'No domain can be renewed for more than ten years ahead.'],
  DOMAIN_PERIOD_BILLED: [
    { number: '2026-00042', isOpen: true },
    'Invoice 2026-00042 for this renewal is open already.',
  ],
  DOMAIN_BILLED: [
    {},
    'Invoices refer to this domain, so it stays. Switch its auto-renewal off instead.',
  ],
  DOMAIN_PRICE_TAKEN: [{}, 'There is a price for this extension and as many years already.'],
  TICKET_STATE: [{ status: 'closed' }, 'This ticket is already closed.'],
  TICKET_FULL: [
    { max: 200 },
    'This ticket has 200 messages already. Please open a new one and name this one in it.',
  ],
  FILE_REFUSED: [{ problem: 'too-large' }, 'This file is larger than 5 MB.'],
  FILES_FULL: [
    { max: 50 * 1024 * 1024 },
    'The files of an account may have 50 MB in all, so this one was not kept.',
  ],
  FILE_GONE: [{}, 'A file is no longer there. Please remove it and send it again.'],
  ASSIGNEE_NOT_ADMIN: [{}, 'Only an administrator can look after a ticket.'],
  TAX_ID_INVALID: [
    { problem: 'ICE_INVALID' },
    'Please check this ICE: it has 15 digits, and the last two follow from the others.',
  ],
  COMPANY_ADDRESS_MISSING: [
    { field: 'town' },
    'An invoice for a company needs its street and town.',
  ],
  COUNTRY_UNKNOWN: [{ code: 'UK' }, 'UK is no country. Great Britain is GB, for example.'],
  SECOND_CURRENCY_SAME: [{}, 'This is the currency of the shop. Please choose another, or none.'],
  CURRENCY_IN_USE: [{}, 'Customers have orders, services or coins in this currency, so it stays.'],
  PLAN_NAME_TAKEN: [
    { name: 'SAMP Starter 150' },
    'There is a plan “SAMP Starter 150” already. Please choose another name or size.',
  ],
  METHOD_NAME_TAKEN: [{}, 'Another payment method has this name. Please choose another.'],
  PLAN_IN_USE: [{ orders: 3 }, '3 orders were made with this plan. Archive it instead.'],
  VOUCHER_CODE_TAKEN: [{}, 'Another voucher has this code.'],
  VOUCHER_USES: [
    { usedCount: 4 },
    'It has been used 4 times already, so fewer uses cannot be allowed.',
  ],
  VOUCHER_IN_USE: [
    { usedCount: 1 },
    'It has been used 1 time, so its code stays. Switch it off instead.',
  ],
  MAINTENANCE: [{ message: 'Back at noon.' }, 'Back at noon.'],
  VOUCHER_UNKNOWN: [{}, 'This voucher code does not exist.'],
  VOUCHER_INACTIVE: [{}, 'This voucher is not active.'],
  VOUCHER_NOT_YET_VALID: [
    { validFrom: '2026-07-01T00:00:00.000Z' },
    'This voucher is valid from 2026-07-01.',
  ],
  VOUCHER_EXPIRED: [{}, 'This voucher has expired.'],
  VOUCHER_USED_UP: [{}, 'This voucher has been used up.'],
  VOUCHER_OTHER_PLAN: [{}, 'This voucher is for another plan.'],
  VOUCHER_MINIMUM: [{ minPurchase: 500 }, 'This voucher needs a purchase of at least €5.00.'],
}

const codes = Object.keys(refusals) as RefusalCode[]

test.each(codes)('%s is told in its own words', (code) => {
  const [facts, sentence] = said[code]
  // The table goes with the code; the compiler sees a union of all facts.
  expect(refusalSentence(code, facts as never, 'EUR')).toBe(sentence)
})

test('no two refusals are told in the same words', () => {
  const sentences = codes.map((code) => said[code][1])
  expect(new Set(sentences).size).toBe(sentences.length)
})

test.each([
  [{ retryAfter: 89 }, 'Too many attempts. Please wait 89 seconds and try again.'],
  [{ retryAfter: 90 }, 'Too many attempts. Please wait 2 minutes and try again.'],
])('a wait of %o is told in the unit a person counts in', (facts, sentence) => {
  expect(refusalSentence('TOO_MANY_ATTEMPTS', facts, 'EUR')).toBe(sentence)
})

test('a service that runs again meanwhile is looked at again', () => {
  expect(refusalSentence('SERVICE_STATE', { status: 'active' }, 'EUR')).toBe(
    'This service has been renewed or changed meanwhile. Please look at it again.',
  )
})

test('a wait is told in what it is counted in', () => {
  expect([89, 90, 7199, 7200, 86_400].map(waitingTime)).toEqual([
    '89 seconds',
    '2 minutes',
    '120 minutes',
    '2 hours',
    '24 hours',
  ])
})
