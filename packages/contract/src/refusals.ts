/** Every expected refusal of the shop: its HTTP status and the facts its sentence in the interface needs. */
import { COMPANY_FIELDS } from '@hostfront/domain/orders/company-gaps'
import { TAX_ID_PROBLEMS } from '@hostfront/domain/tax/tax-id-problem'
import * as z from 'zod/mini'

const Nothing = z.object({})

export const refusals = {
  LOGIN_REQUIRED: { status: 401, data: Nothing },
  FORBIDDEN: { status: 403, data: Nothing },
  ACCOUNT_SUSPENDED: { status: 403, data: Nothing },
  NOT_FOUND: { status: 404, data: Nothing },
  FEATURE_OFF: { status: 403, data: Nothing },
  STORAGE_UNAVAILABLE: { status: 503, data: Nothing },
  STORAGE_FULL: { status: 507, data: Nothing },
  BUSY: { status: 503, data: Nothing },

  INVALID_CREDENTIALS: { status: 401, data: Nothing },
  EMAIL_TAKEN: { status: 409, data: Nothing },
  PASSWORD_TOO_SHORT: { status: 422, data: z.object({ min: z.int() }) },

  /** `retryAfter`: seconds. */
  TOO_MANY_ATTEMPTS: { status: 429, data: z.object({ retryAfter: z.int() }) },
  /** So many strangers guess at an account that only known browsers may, and those who read its mail. */
  SIGN_IN_GUARDED: { status: 429, data: Nothing },
  PASSWORD_TOO_COMMON: { status: 422, data: Nothing },
  /** The new password is the one that the account has. */
  PASSWORD_SAME: { status: 422, data: Nothing },
  /** The password that a person repeats to confirm something. */
  PASSWORD_WRONG: { status: 422, data: Nothing },
  /** The password has to be given again first, with `accounts.confirm`; `secondFactor`: a code too. */
  CONFIRMATION_REQUIRED: { status: 403, data: z.object({ secondFactor: z.boolean() }) },
  SECOND_FACTOR_REQUIRED: { status: 401, data: Nothing },
  SECOND_FACTOR_WRONG: { status: 401, data: Nothing },
  /** It has to be switched off before another one is set up. */
  SECOND_FACTOR_IS_ON: { status: 409, data: Nothing },
  /** An administrator has to set one up before anything else. */
  SECOND_FACTOR_NEEDED: { status: 403, data: Nothing },
  /** Unknown, used or too old. */
  LINK_INVALID: { status: 410, data: Nothing },
  /** This edition does not offer it. */
  NOT_AVAILABLE: { status: 403, data: Nothing },
  TOO_MANY_KEYS: { status: 409, data: z.object({ max: z.int() }) },
  IDEMPOTENCY_KEY_REUSED: { status: 422, data: Nothing },
  /** `code` and `where`: what is wrong with it and at which place of the document. */
  DOCUMENT_REFUSED: { status: 422, data: z.object({ code: z.string(), where: z.string() }) },
  DOCUMENT_WITHOUT_ADMIN: { status: 422, data: Nothing },

  PLAN_NOT_FOUND: { status: 404, data: Nothing },
  /** `option`: whose answer cannot be taken; `problem`: a field's message, as `issue` of the domain makes it. */
  OPTION_REFUSED: { status: 422, data: z.object({ option: z.string(), problem: z.string() }) },
  PRICE_CHANGED: { status: 409, data: z.object({ amountDue: z.int() }) },
  /** `missing`: hundredths of a coin. */
  INSUFFICIENT_COINS: { status: 409, data: z.object({ missing: z.int() }) },
  /** The coins that are given would be more than a balance is given: `max`, in hundredths. */
  BALANCE_FULL: { status: 409, data: z.object({ max: z.int() }) },
  /** The operator has not said how it is paid. */
  METHOD_NOT_OFFERED: { status: 409, data: Nothing },
  /** The shop takes no orders yet, or for the time being. */
  ORDERS_CLOSED: { status: 409, data: Nothing },
  /** No invoice can be issued: nobody has filled in who the seller is. */
  SELLER_MISSING: { status: 409, data: Nothing },
  /** This machine's clock cannot be believed, so nothing is done that would bear its date. */
  CLOCK_WRONG: { status: 503, data: Nothing },
  /** `steps`: what has to be done before the shop takes orders. */
  OPENING_INCOMPLETE: { status: 409, data: z.object({ steps: z.array(z.string()) }) },
  ALREADY_DECIDED: { status: 409, data: z.object({ status: z.string() }) },
  INVOICE_UNPAID: { status: 409, data: z.object({ number: z.string(), total: z.int() }) },
  /** A note took back what an order was paid with. */
  ORDER_CREDITED: { status: 409, data: z.object({ number: z.string() }) },
  /** Nobody is billed again for an order that waits, or was closed. */
  NOT_DELIVERED: { status: 409, data: z.object({ number: z.string(), status: z.string() }) },
  INVOICE_NOT_PAYABLE: { status: 409, data: z.object({ status: z.string() }) },
  /** Only a renewal is withdrawn, billed ahead, unpaid, and before the shop would bill it by itself. */
  NOT_WITHDRAWABLE: { status: 409, data: Nothing },
  /** It replaces one of today that was withdrawn; tomorrow (UTC) it can be, too. */
  WITHDRAWN_TODAY: { status: 409, data: Nothing },
  /** `total`: what would have to be paid, minor units. */
  PAYMENT_AMOUNT_DIFFERS: { status: 422, data: z.object({ total: z.int() }) },
  PAYMENT_IN_FUTURE: { status: 422, data: Nothing },
  /** The day on which an invoice is to be due is over. */
  DUE_IN_PAST: { status: 422, data: Nothing },
  /** `obstacle`: why the record of a payment cannot be undone, an `UndoObstacle`. */
  PAYMENT_KEPT: { status: 409, data: z.object({ obstacle: z.string() }) },
  /** `obstacle`: why no credit note can be issued, a `CreditObstacle`; `most`: what can still be taken back, minor units. */
  NOT_CREDITABLE: { status: 409, data: z.object({ obstacle: z.string(), most: z.int() }) },
  /** `month`: whose books are closed, `2026-10`. */
  MONTH_CLOSED: { status: 409, data: z.object({ month: z.string() }) },
  MONTH_NOT_OVER: { status: 409, data: z.object({ month: z.string() }) },
  /** The same sum for the same invoice within a day, neither with a reference. */
  SAME_PAYMENT: { status: 409, data: z.object({ number: z.string() }) },
  /** Only what went back in cash and the like has no reference. */
  REFERENCE_MISSING: { status: 422, data: Nothing },
  /** `number`: the invoice that was paid with this reference. */
  REFERENCE_USED: { status: 409, data: z.object({ number: z.string() }) },

  /** So many of an invoice, or for coins, wait already. */
  DECLARATIONS_WAITING: { status: 409, data: z.object({ most: z.int() }) },

  /** Who was chosen is no client any more. */
  CLIENT_NOT_FOUND: { status: 404, data: Nothing },
  /** Administrators are not deleted; take the role away first. */
  CLIENT_IS_ADMIN: { status: 409, data: Nothing },
  /** Nobody could run the shop afterwards. */
  LAST_ADMIN: { status: 409, data: Nothing },
  /** Administrators neither suspend nor demote themselves. */
  OWN_ACCOUNT: { status: 409, data: Nothing },
  /** `activeServices`, `pendingOrders`, `openInvoices`: what prevents deleting the account. */
  ACCOUNT_IN_USE: {
    status: 409,
    data: z.object({ activeServices: z.int(), pendingOrders: z.int(), openInvoices: z.int() }),
  },
  /** What was asked for does not fit a service in `status`. */
  SERVICE_STATE: { status: 409, data: z.object({ status: z.string() }) },
  /** Its paid time has ended: set active without a day until which it is to run, it would be suspended again at once. */
  KEEP_UNTIL_NEEDED: { status: 409, data: Nothing },
  /** A day that is over, or beyond `days` days from now. */
  KEEP_UNTIL_UNFIT: { status: 422, data: z.object({ days: z.int() }) },
  /** Invoices refer to it: terminate it in place of removing it. */
  SERVICE_BILLED: { status: 409, data: Nothing },
  /** Its server is still on a panel. */
  SERVER_EXISTS: { status: 409, data: Nothing },
  /** Somebody has seen to it already, or it is as it should be. */
  /** `obstacle`: why a service cannot be changed to that plan, as the domain's `PlanObstacle`. */
  PLAN_UNFIT: { status: 409, data: z.object({ obstacle: z.string() }) },
  /** `number`: the invoice that a change of the service waits for. */
  CHANGE_WAITING: { status: 409, data: z.object({ number: z.string() }) },
  /** The paid time ends so soon that no invoice is waited for. */
  CHANGE_NEEDS_COINS: { status: 409, data: Nothing },
  /** Customers are told of another price `days` before at least. */
  NOTICE_TOO_SHORT: { status: 422, data: z.object({ days: z.int() }) },
  NOTHING_TO_DO: { status: 409, data: Nothing },
  PASSWORD_GONE: { status: 410, data: Nothing },
  NOTHING_ASKED: { status: 409, data: Nothing },
  ANSWER_REFUSED: { status: 422, data: z.object({ name: z.string(), problem: z.string() }) },
  /** Its server is not one that is started and stopped from here, or not at the moment. */
  NO_CONTROLS: { status: 409, data: Nothing },
  /** The panel has not said that it has done it. */
  POWER_UNCERTAIN: { status: 502, data: Nothing },
  /** It keeps no servers that could be listed. */
  NO_INVENTORY: { status: 409, data: Nothing },
  /** Servers on such a panel cannot be made without saying of what. */
  RECIPE_MISSING: { status: 422, data: Nothing },
  PANEL_KIND_UNREACHABLE: { status: 422, data: Nothing },
  PANEL_ADDRESS_NEEDED: { status: 422, data: Nothing },
  /** Of another address: the key that is kept does not go there by itself. */
  PANEL_KEY_NEEDED: { status: 422, data: Nothing },
  /** There is nothing to seal it with. */
  KEY_NEEDS_SERVER_KEY: { status: 409, data: Nothing },
  /** There are as many as are read and shown. */
  LIST_FULL: { status: 409, data: z.object({ most: z.int() }) },
  /** Somebody else has changed what was shown. */
  CHANGED_MEANWHILE: { status: 409, data: Nothing },
  PANEL_IN_USE: { status: 409, data: z.object({ servers: z.int() }) },
  /** The key that is kept does not go to another address by itself. */
  GATEWAY_KEY_NEEDED: { status: 422, data: Nothing },
  /** A key that moves money goes to the gateway's own address alone. */
  GATEWAY_ADDRESS_FOR_TESTS: { status: 422, data: Nothing },
  /** It cannot be paid by without its key and what it signs with. */
  GATEWAY_INCOMPLETE: { status: 422, data: Nothing },
  /** Nothing came of it there. */
  GATEWAY_FAILED: { status: 409, data: Nothing },
  /** It has not said whether it has done it; asked again it does it once. */
  GATEWAY_UNCERTAIN: { status: 409, data: Nothing },
  /** What was paid before has not arrived yet. */
  PAYMENT_UNDER_WAY: { status: 409, data: Nothing },
  /** Of the coins that are to go back; `left`: how much still can, in hundredths. */
  COINS_SPENT: { status: 409, data: z.object({ left: z.int() }) },
  /** A gateway was asked to send it: nobody else does. */
  REFUND_UNDER_WAY: { status: 409, data: Nothing },
  DOMAIN_NOT_DUE: { status: 409, data: Nothing },
  DOMAIN_TAKEN: { status: 409, data: Nothing },
  /** `of`: the name that it is a part of. */
  DOMAIN_IS_PART: { status: 422, data: z.object({ of: z.string() }) },
  /** The price list says nothing of it. */
  DOMAIN_PRICE_MISSING: { status: 422, data: z.object({ extension: z.string() }) },
  /** It would run more than ten years ahead. */
  DOMAIN_TOO_LONG: { status: 422, data: Nothing },
  /** `number`: the invoice of the years from that day on; `isOpen`: it can still be paid. */
  DOMAIN_PERIOD_BILLED: {
    status: 409,
    data: z.object({ number: z.string(), isOpen: z.boolean() }),
  },
  /** Invoices refer to it, so it stays. */
  DOMAIN_BILLED: { status: 409, data: Nothing },
  /** The list has a line of this extension and as many years. */
  DOMAIN_PRICE_TAKEN: { status: 409, data: Nothing },
  TICKET_STATE: { status: 409, data: z.object({ status: z.string() }) },
  TICKET_FULL: { status: 409, data: z.object({ max: z.int() }) },
  /** `problem`: why a file is not taken, a `FileProblem`. */
  FILE_REFUSED: { status: 422, data: z.object({ problem: z.string() }) },
  /** `max`: bytes that an account's files may have in all. */
  FILES_FULL: { status: 409, data: z.object({ max: z.int() }) },
  /** It was not sent by the caller for this, is used already, or was deleted because nothing named it. */
  FILE_GONE: { status: 409, data: Nothing },
  ASSIGNEE_NOT_ADMIN: { status: 422, data: Nothing },
  /** A customer has an order, a service, a domain, an invoice or coins: their numbers would mean other money. */
  CURRENCY_IN_USE: { status: 409, data: Nothing },
  /** The second currency is to be another than the shop's. */
  SECOND_CURRENCY_SAME: { status: 422, data: Nothing },
  /** Nobody can choose the country: customers of none would be taxed. */
  /** Of a customer, for their country; or of the seller. */
  TAX_ID_INVALID: {
    status: 422,
    data: z.object({ problem: z.enum(TAX_ID_PROBLEMS) }),
  },
  /** An invoice for a company has to say where that is. `field`: the first of the order that is missing. */
  COMPANY_ADDRESS_MISSING: { status: 422, data: z.object({ field: z.enum(COMPANY_FIELDS) }) },
  COUNTRY_UNKNOWN: { status: 422, data: z.object({ code: z.string() }) },
  /** `name`: under which another plan, archived maybe, is shown already. */
  PLAN_NAME_TAKEN: { status: 409, data: z.object({ name: z.string() }) },
  /** Another way to pay has it. */
  METHOD_NAME_TAKEN: { status: 409, data: Nothing },
  PLAN_IN_USE: { status: 409, data: z.object({ orders: z.int() }) },
  VOUCHER_CODE_TAKEN: { status: 409, data: Nothing },
  VOUCHER_USES: { status: 409, data: z.object({ usedCount: z.int() }) },
  /** Orders refer to its code: switch it off in place of removing it. */
  VOUCHER_IN_USE: { status: 409, data: z.object({ usedCount: z.int() }) },
  /** The shop is closed for maintenance; `message` is the operator's. */
  MAINTENANCE: { status: 503, data: z.object({ message: z.string() }) },

  VOUCHER_UNKNOWN: { status: 404, data: Nothing },
  VOUCHER_INACTIVE: { status: 409, data: Nothing },
  VOUCHER_NOT_YET_VALID: { status: 409, data: z.object({ validFrom: z.string() }) },
  VOUCHER_EXPIRED: { status: 409, data: Nothing },
  VOUCHER_USED_UP: { status: 409, data: Nothing },
  VOUCHER_OTHER_PLAN: { status: 409, data: Nothing },
  VOUCHER_MINIMUM: { status: 409, data: z.object({ minPurchase: z.int() }) },
} as const

/** What may prevent issuing an invoice, whatever it is for. */
export const ISSUING_REFUSALS = ['SELLER_MISSING', 'CLOCK_WRONG'] as const satisfies RefusalCode[]

export type RefusalCode = keyof typeof refusals
export type RefusalData<Code extends RefusalCode> = z.infer<(typeof refusals)[Code]['data']>

export const VOUCHER_REFUSALS = [
  'VOUCHER_UNKNOWN',
  'VOUCHER_INACTIVE',
  'VOUCHER_NOT_YET_VALID',
  'VOUCHER_EXPIRED',
  'VOUCHER_USED_UP',
  'VOUCHER_OTHER_PLAN',
  'VOUCHER_MINIMUM',
] as const satisfies RefusalCode[]
