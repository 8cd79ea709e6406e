import type { Invoice } from '../billing/invoice.ts'
import { isPayable } from '../billing/payable.ts'
import type { PaymentAllocation } from './payment.ts'

type Allocated = Pick<PaymentAllocation, 'amount' | 'returned'>

/** What allocations pay, minor units; what of them was given back does not count. */
export const paidOf = (allocations: readonly Allocated[]): number =>
  allocations.reduce((sum, { amount, returned }) => sum + amount - returned, 0)

/** What is still to be paid on an invoice, minor units; 0 on one that is not open. */
export const owedOf = (invoice: Pick<Invoice, 'total' | 'paid' | 'status'>): number =>
  isPayable(invoice) ? invoice.total - invoice.paid : 0
