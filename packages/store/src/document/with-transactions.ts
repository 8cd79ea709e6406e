import { alikeKey } from '@hostfront/domain/payments/alike-key'
import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord, rawRecords } from './raw-records.ts'

/** Payments say how much of them went back and by what they look like others; what they pay says the invoice's number. */
export function withTransactions(document: RawDocument): RawDocument {
  const { payments, paymentAllocations, invoices } = document
  if (payments === undefined) return document
  const numbers = new Map(rawRecords(invoices).map(({ id, number }) => [id, number]))
  const returned = new Map<unknown, number>()
  for (const { paymentId, amount, returnedAt } of rawRecords(paymentAllocations)) {
    if (returnedAt === null) continue
    returned.set(paymentId, (returned.get(paymentId) ?? 0) + Number(amount))
  }
  return {
    ...document,
    payments: eachRecord(payments, (payment) => ({
      returned: returned.get(payment.id) ?? 0,
      alikeKey: alikeOf(payment),
      undone: null,
      ...payment,
    })),
    paymentAllocations: eachRecord(paymentAllocations, (allocation) => ({
      // One of an invoice that is not there is refused with its reference.
      number: numbers.get(allocation.invoiceId) ?? '',
      ...allocation,
    })),
  }
}

const alikeOf = ({ referenceKey }: RawRecord): string | null =>
  typeof referenceKey === 'string' ? alikeKey(referenceKey) : null
