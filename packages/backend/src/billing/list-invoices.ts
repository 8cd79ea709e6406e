import type { BilledInvoice, LedgerLine } from '@hostfront/contract/billing'
import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { Page, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  createdBetween,
  type MoneyChosen,
  type PageRequest,
  pageQuery,
  type SortRequest,
  sortedPageQuery,
  type TotalsAsked,
} from '../call/page-query.ts'
import { tallyFound } from '../call/tally-found.ts'
import { customersOf } from '../identity/customers-of.ts'
import { declaredInvoices } from '../payments/declared-invoices.ts'
import { paymentsOf } from '../payments/payments-of.ts'
import { withSubjects } from './with-subjects.ts'

type InvoicesAsked = SortRequest<'text' | 'total' | 'dueDate' | 'status'> &
  MoneyChosen & { readonly status?: InvoiceStatus | undefined }

/** Everybody's invoices with who is to pay them; newest first unless asked otherwise. */
export function listInvoices(
  call: SignedInCall,
  { status, userId, method, from, to, ...input }: InvoicesAsked,
): Promise<Page<BilledInvoice>> {
  return call.store.read(async (tx) => {
    const where = { ...(status ? { status } : {}), ...whereOf({ userId, method, from, to }) }
    const page = await tx.invoices.list({ ...sortedPageQuery(input), where })
    const [customerOf, paidOn, declared] = await Promise.all([
      customersOf(tx, page.items),
      paymentsOf(tx, page.items),
      declaredInvoices(tx, page.items),
    ])
    return {
      items: page.items.map((invoice) => ({
        invoice,
        customer: customerOf(invoice),
        payments: paidOn(invoice),
        isDeclared: declared.has(invoice.id),
      })),
      next: page.next,
    }
  })
}

const whereOf = ({ userId, method, from, to }: MoneyChosen): Where<Invoice> => ({
  ...(userId ? { userId } : {}),
  ...(method ? { paymentMethod: method } : {}),
  ...createdBetween(from, to),
})

/** What the chosen invoices add up to, by state, and what is still to be paid of it; minor units. */
export function totalInvoices(call: SignedInCall, { search, ...chosen }: TotalsAsked) {
  return call.store.read(async (tx) => {
    const sums = ['total', 'paid'] as const
    const where = whereOf(chosen)
    const tallies = await tallyFound(tx.invoices, { where, search, by: 'status', sums })
    return (
      tallies?.map(({ key, count, sums: { total, paid } }) => ({
        ...{ state: key, count, amount: total },
        owed: owedOf({ status: key, total, paid }),
      })) ?? null
    )
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
