import type { RawDocument } from './raw-document.ts'
import { eachRecord, rawRecords } from './raw-records.ts'

/**
 * In version 10 invoices say what pays them and what was credited, payments what became coins, and allocations what of them
 * went back; there are declarations, refunds, credit notes, files and reminders, none of them yet; nor were there
 * gateways, which came without a version of their own.
 */
export function toVersion10(document: RawDocument): RawDocument {
  const { payments } = document
  return {
    ...withPaid(document),
    ...(payments === undefined
      ? {}
      : { payments: eachRecord(payments, (payment) => ({ credited: 0, ...payment })) }),
    creditNotes: [],
    refunds: [],
    files: [],
    declarations: [],
    reminders: [],
    gateways: [],
    paymentAttempts: [],
    gatewayEvents: [],
  }
}

/** Until now an invoice was paid whole or not at all, and what went back went back whole. */
function withPaid(document: RawDocument): RawDocument {
  const { invoices, paymentAllocations } = document
  if (invoices === undefined) return document
  const paid = new Map<unknown, number>()
  for (const { invoiceId, amount, returnedAt } of rawRecords(paymentAllocations)) {
    if (returnedAt !== null) continue
    paid.set(invoiceId, (paid.get(invoiceId) ?? 0) + Number(amount))
  }
  return {
    ...document,
    invoices: eachRecord(invoices, (invoice) => ({
      paid: paid.get(invoice.id) ?? 0,
      credited: 0,
      ...invoice,
    })),
    ...(paymentAllocations === undefined
      ? {}
      : {
          paymentAllocations: eachRecord(paymentAllocations, (allocation) => ({
            returned: allocation.returnedAt === null ? 0 : allocation.amount,
            ...allocation,
          })),
        }),
  }
}
