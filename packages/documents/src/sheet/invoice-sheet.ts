import type { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { byWay } from '@hostfront/domain/payments/recorded-ways'
import { isPaidInPart } from '@hostfront/domain/payments/settle'
import { owedOf } from '@hostfront/domain/payments/settled'
import { documentDay } from './document-days.ts'
import type { Sheet } from './sheet.ts'
import { sheetParts } from './sheet-parts.ts'

/** What came in for an invoice, minor units; what went back again is left out. */
export interface DocumentPayment {
  readonly method: string
  readonly receivedAt: string
  readonly reference: string | null
  readonly amount: number
  readonly returnedAt: string | null
}

export interface InvoiceFacts {
  readonly currency: Currency
  /** What customers know a payment method by, of its id. */
  readonly methodName: (id: string) => string
  readonly payments: readonly DocumentPayment[]
}

const STATUS_WORDS: Record<InvoiceStatus, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** An invoice in words. */
export function invoiceSheet(invoice: Invoice, facts: InvoiceFacts): Sheet {
  const parts = sheetParts(invoice, facts.currency)
  return {
    ...parts,
    title: `Invoice ${invoice.number}`,
    facts: factsOf(invoice, facts),
    sums: [...parts.sums, ...openSums(invoice, facts.currency)],
    notes: [
      ...parts.notes,
      ...facts.payments.flatMap(paymentNote(facts)),
      ...creditedNote(invoice, facts),
    ],
  }
}

function factsOf(invoice: Invoice, { methodName }: InvoiceFacts): Sheet['facts'] {
  const { status, createdAt, dueDate, paidAt, paymentMethod } = invoice
  return [
    { name: 'Status', value: STATUS_WORDS[status] },
    { name: 'Issued', value: documentDay(createdAt) },
    { name: 'Due', value: documentDay(dueDate) },
    ...(paidAt ? [{ name: 'Paid', value: documentDay(paidAt) }] : []),
    { name: paidAt ? 'Paid with' : 'Pay with', value: methodName(paymentMethod) },
  ]
}

const openSums = (invoice: Invoice, currency: Currency): Sheet['sums'] =>
  isPaidInPart(invoice)
    ? [
        { text: 'Paid', amount: formatMoney(invoice.paid, currency), isTotal: false },
        { text: 'To pay', amount: formatMoney(owedOf(invoice), currency), isTotal: true },
      ]
    : []

const paymentNote =
  ({ currency, methodName }: InvoiceFacts) =>
  ({ method, receivedAt, reference, amount, returnedAt }: DocumentPayment): string[] => {
    if (returnedAt) return []
    const how = `${formatMoney(amount, currency)} received ${byWay(methodName(method))} on ${documentDay(receivedAt)}`
    return [reference ? `${how}, transaction reference ${reference}` : how]
  }

const creditedNote = ({ credited }: Invoice, { currency }: InvoiceFacts): string[] =>
  credited > 0 ? [`${formatMoney(credited, currency)} taken back by credit notes`] : []
