import type { Invoice } from './invoice.ts'

/** What an invoice bills. `kind` is the word of its kind (`order`, `service`, `domain`), `id` names the record among those. */
export interface Subject {
  readonly kind: string
  readonly id: string
}

export type InvoiceSubject = Pick<Invoice, 'subjectKind' | 'subjectId'>

/** An order has one invoice; whatever else is billed is sold by time, one invoice a period. */
export const ORDER = 'order'

/** What invoices call a service that they renew. */
export const SERVICE = 'service'

/** The fields that let an invoice bill one record, or let invoices of it be found. */
export const about = (kind: string, id: string) => ({ subjectKind: kind, subjectId: id })

/** What an invoice bills; null for one of before that bills nothing which the shop knows. */
export const subjectOf = ({ subjectKind, subjectId }: InvoiceSubject): Subject | null =>
  subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId }

/** The id of what an invoice bills, where that is of this kind; else null. */
export const idOfSubject = ({ subjectKind, subjectId }: InvoiceSubject, kind: string) =>
  subjectKind === kind ? subjectId : null

/** Whether an invoice bills a record of this kind. */
export const isAbout = (invoice: InvoiceSubject, kind: string): boolean =>
  idOfSubject(invoice, kind) !== null

/** Whether an invoice bills a change of a service. A renewal that was withdrawn has no period either, and is cancelled. */
export const billsChange = (
  invoice: InvoiceSubject & Pick<Invoice, 'periodStart' | 'status'>,
): boolean =>
  isAbout(invoice, SERVICE) && invoice.periodStart === null && invoice.status !== 'cancelled'

/** Whether an invoice bills another period of what is sold by time. Once withdrawn it bills no period. */
export const isRenewal = (invoice: InvoiceSubject): boolean =>
  subjectOf(invoice) !== null && !isAbout(invoice, ORDER)
