import type { InvoiceRecord } from '@hostfront/contract/billing'
import { subjectOf } from '@hostfront/domain/billing/invoice-subject'
import type { ReadTx } from '@hostfront/store/port'
import { NAMES_OF } from '../audit/names-of.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { customersOf } from '../identity/customers-of.ts'
import { paymentsOf } from '../payments/payments-of.ts'

/** More than settings have ever named days. */
const MOST_REMINDERS = 100

/** An invoice of anybody's with its customer, what it bills, what came in for it and what its customer was reminded of. */
export function inspectInvoice(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<InvoiceRecord> {
  return call.store.read(async (tx) => {
    const invoice = await tx.invoices.get(id)
    if (!invoice) throw refused('NOT_FOUND')
    const [customerOf, paidOn, about, reminders] = await Promise.all([
      customersOf(tx, [invoice]),
      paymentsOf(tx, [invoice]),
      readAbout(tx, invoice),
      tx.reminders.list({ where: { invoiceId: id }, order: 'oldest', limit: MOST_REMINDERS }),
    ])
    return {
      invoice,
      customer: customerOf(invoice),
      payments: paidOn(invoice),
      about,
      reminders: reminders.items.map(({ createdAt, day }) => ({ createdAt, day })),
    }
  })
}

/** What it bills by name; null where that is nothing, or gone. */
async function readAbout(
  tx: ReadTx,
  invoice: Parameters<typeof subjectOf>[0],
): Promise<InvoiceRecord['about']> {
  const subject = subjectOf(invoice)
  if (!subject) return null
  const { kind, id } = subject
  if (kind !== 'order' && kind !== 'service' && kind !== 'domain') return null
  const namesOf = { order: NAMES_OF.orders, service: NAMES_OF.services, domain: NAMES_OF.domains }
  const [found] = await namesOf[kind](tx, [id])
  return found ? { kind, id, name: found[1] } : null
}
