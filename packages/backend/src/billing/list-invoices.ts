import type { LedgerLine } from '@hostfront/contract/billing'
import type { Customer } from '@hostfront/contract/customer'
import type { InvoicePayment } from '@hostfront/contract/payments'
import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  createdBetween,
  type PageRequest,
  pageQuery,
  type SortRequest,
  sortedPageQuery,
} from '../call/page-query.ts'
import { customersOf } from '../identity/customers-of.ts'
import { paymentsOf } from '../payments/payments-of.ts'
import { withSubjects } from './with-subjects.ts'

type InvoicesAsked = SortRequest<'text' | 'total' | 'dueDate' | 'status'> & {
  readonly status?: InvoiceStatus | undefined
  readonly userId?: string | undefined
  /** UTC; `to` itself is left out. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Everybody's invoices with who is to pay them; newest first unless asked otherwise. */
export function listInvoices(
  call: SignedInCall,
  { status, userId, from, to, ...input }: InvoicesAsked,
): Promise<Page<{ invoice: Invoice; customer: Customer; payments: InvoicePayment[] }>> {
  return call.store.read(async (tx) => {
    const where = {
      ...(status ? { status } : {}),
      ...(userId ? { userId } : {}),
      ...createdBetween(from, to),
    }
    const page = await tx.invoices.list({ ...sortedPageQuery(input), where })
    const [customerOf, paidOn] = await Promise.all([
      customersOf(tx, page.items),
      paymentsOf(tx, page.items),
    ])
    return {
      items: page.items.map((invoice) => ({
        invoice,
        customer: customerOf(invoice),
        payments: paidOn(invoice),
      })),
      next: page.next,
    }
  })
}

/** One client's coin ledger, newest first. */
export function listLedgerOf(
  call: SignedInCall,
  { userId, ...input }: PageRequest & { readonly userId: string },
): Promise<Page<LedgerLine>> {
  return call.store.read(async (tx) => {
    const { items, next } = await tx.coinEntries.list({ ...pageQuery(input), where: { userId } })
    return { items: await withSubjects(tx, items), next }
  })
}
