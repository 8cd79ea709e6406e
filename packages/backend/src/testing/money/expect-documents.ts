import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import { agree, holds } from './agree.ts'
import type { Books } from './books.ts'

/** Whether it was paid, whatever notes have taken back of it since. */
export const wasPaid = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'paid' || status === 'refunded'

/** Invoices, credit notes and orders say the same of each other, and numbers have no gap. */
export function expectDocuments(books: Books): void {
  const { invoices, creditNotes } = books
  for (const invoice of invoices) expectInvoice(invoice, books)
  for (const order of books.orders) {
    const isKept = order.status === 'pending' || order.status === 'active'
    const bill = invoices.find((one) => idOfSubject(one, 'order') === order.id)
    agree(bill?.total, order.amountDue, 'an order costs what it is billed')
    const state = `${order.status} order, ${bill?.status} invoice`
    if (!isKept) holds(bill?.status === 'cancelled' || bill?.status === 'refunded', state)
    else if (order.paidWithCoins || order.status === 'active') {
      holds(bill !== undefined && wasPaid(bill), state)
    }
  }
  expectGapless(invoices, '')
  expectGapless(creditNotes, 'CN-')
}

function expectInvoice(invoice: Invoice, { creditNotes }: Books): void {
  const { subtotal, tax, total, paid, credited, status } = invoice
  agree(subtotal + tax, total, 'total')
  agree(sumOf(invoice.lines, 'amount'), subtotal, 'lines')
  const notes = creditNotes.filter(({ invoiceId }) => invoiceId === invoice.id)
  agree(sumOf(notes, 'total'), credited, 'credited')
  for (const note of notes) {
    agree(note.subtotal + note.tax, note.total, 'total of a note')
    agree(note.taxBasisPoints, invoice.taxBasisPoints, 'rate of a note')
    agree(String(note.secondRate?.millionths), String(invoice.secondRate?.millionths), 'second')
  }
  expectTax(invoice)
  // Notes take back no more than was paid, and what they leave is still paid.
  if (wasPaid(invoice)) agree(paid, total - credited, 'paid of a paid invoice')
  else agree(credited, 0, 'only what is paid is credited')
  if (status === 'refunded') {
    agree(credited, total, 'credited of a refunded invoice')
    agree(sumOf(notes, 'tax'), tax, 'tax of all of its notes')
  }
  if (status === 'cancelled') agree(paid, 0, 'paid of a cancelled invoice')
  if (isPayable(invoice)) holds(paid < total || total === 0, 'an open invoice is not paid in full')
  if (isPayable(invoice)) agree(invoice.paidAt, null, 'an open invoice has not been paid yet')
  if (wasPaid(invoice)) holds(invoice.paidAt !== null, 'a paid invoice says when')
}

/** Its tax is that of its own rate, to the rounding of one amount; a change of plan takes back what had another rate. */
function expectTax({ subtotal, tax, taxBasisPoints, subjectKind, periodStart }: Invoice): void {
  const isOfChange = subjectKind === 'service' && periodStart === null
  if (isOfChange || taxBasisPoints === null) return
  holds(Math.abs(tax * 10_000 - subtotal * taxBasisPoints) <= 10_000, 'tax of its own rate')
}

export const sumOf = <Field extends string>(
  rows: readonly { readonly [Name in Field]: number }[],
  field: Field,
): number => rows.reduce((sum, row) => sum + row[field], 0)

/** They have the numbers that so many rows of these years have to have. */
function expectGapless(
  rows: readonly { readonly number: string; readonly createdAt: string }[],
  prefix: string,
): void {
  const counts: Record<string, number> = {}
  const due = rows.map(({ createdAt }) => {
    const year = createdAt.slice(0, 4)
    counts[year] = (counts[year] ?? 0) + 1
    return `${prefix}${year}-${String(counts[year]).padStart(5, '0')}`
  })
  const numbers = rows.map(({ number }) => number).toSorted()
  agree(numbers.join(), due.toSorted().join(), 'numbers')
}
