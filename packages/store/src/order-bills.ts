import { InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'

const BILL = { to: 'invoices', their: 'subjectId' } as const

/** Orders are searched by it. */
export const BILL_OF_ORDER = { ...BILL, where: { subjectKind: ORDER } } as const

const billIn = (status: readonly InvoiceStatus[]) =>
  ({ ...BILL, where: { subjectKind: [ORDER], status } }) as const

/** How an order stands with its payment is kept on its invoice alone: a copy would have to follow all that money does. */
export const ORDER_TIES = {
  billToPay: billIn(PAYABLE),
  billNotPaid: billIn(InvoiceStatus.options.filter((status) => status !== 'paid')),
} as const

/** By which way an order was paid, or is to be, its bill knows better: an order keeps what was chosen at first. */
export const SAID_BY_BILL = {
  paymentMethod: { ...BILL, where: { subjectKind: [ORDER] } },
} as const

/** The open invoices of an account: what its owner still owes. */
export const USER_TIES = {
  billToPay: { to: 'invoices', their: 'userId', where: { status: PAYABLE } },
} as const
