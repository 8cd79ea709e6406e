import type { Invoice } from '../billing/invoice.ts'
import type { PaymentAllocation } from './payment.ts'

type Allocated = Pick<PaymentAllocation, 'amount' | 'returnedAt'>

/** What an invoice has been paid, minor units, by its allocations; what was given back does not count. */
export const paidOf = (allocations: readonly Allocated[]): number =>
  allocations.reduce((sum, { amount, returnedAt }) => (returnedAt === null ? sum + amount : sum), 0)

/** What an invoice still owes, minor units; never below 0. */
export const owedOf = (
  { total }: Pick<Invoice, 'total'>,
  allocations: readonly Allocated[],
): number => Math.max(0, total - paidOf(allocations))
