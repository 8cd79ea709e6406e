import type { Document } from '@hostfront/contract/reports'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { type Period, timesIn } from '@hostfront/domain/reports/period'
import type { Page, ReadTx, Where } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { isIncome } from './is-income.ts'

type Asked = PageRequest & { readonly period: Period; readonly kind: Document['kind'] }

/** The documents that the income of a period is made of. Those of one kind add up to what the report says of it. */
export const listDocuments = (
  call: SignedInCall,
  { period, kind, ...page }: Asked,
): Promise<Page<Document>> => call.store.read((tx) => LISTS[kind](tx, period, page))

type List = (tx: ReadTx, period: Period, page: PageRequest) => Promise<Page<Document>>

async function listPaid(tx: ReadTx, period: Period, page: PageRequest): Promise<Page<Document>> {
  const { items, next } = await tx.invoices.list({
    ...pageQuery(page),
    where: { paidAt: timesIn(period), status: { in: ['paid', 'refunded'] } },
    order: 'oldest',
  })
  return { items: items.filter(isIncome).map(fromInvoice), next }
}

async function listNotes(tx: ReadTx, period: Period, page: PageRequest): Promise<Page<Document>> {
  const { items, next } = await tx.creditNotes.list({
    ...pageQuery(page),
    where: { createdAt: timesIn(period) },
    order: 'oldest',
  })
  const invoices = await rowsById(
    tx.invoices,
    items.map(({ invoiceId }) => invoiceId),
  )
  return { items: items.map((note) => fromNote(note, invoices.get(note.invoiceId))), next }
}

async function listDisputes(
  tx: ReadTx,
  where: Where<Dispute>,
  page: PageRequest,
  as: (dispute: Dispute, invoice: Invoice) => Document,
): Promise<Page<Document>> {
  const { items, next } = await tx.disputes.list({
    ...pageQuery(page),
    where: { ...where, net: { gt: 0 } },
    order: 'oldest',
  })
  const invoices = await rowsById(
    tx.invoices,
    items.map(({ invoiceId }) => invoiceId),
  )
  const documents = items.flatMap((dispute) => {
    const invoice = invoices.get(dispute.invoiceId ?? '')
    return invoice ? [as(dispute, invoice)] : []
  })
  return { items: documents, next }
}

const LISTS: Readonly<Record<Document['kind'], List>> = {
  invoice: listPaid,
  'credit-note': listNotes,
  dispute: async (tx, period, page) =>
    listDisputes(tx, { withdrawnOn: timesIn(period) }, page, (dispute, invoice) =>
      fromDispute('dispute', dispute.withdrawnOn ?? '', { dispute, invoice, sign: -1 }),
    ),
  'dispute-over': async (tx, period, page) =>
    listDisputes(tx, { releasedOn: timesIn(period) }, page, (dispute, invoice) =>
      fromDispute('dispute-over', dispute.releasedOn ?? '', { dispute, invoice, sign: 1 }),
    ),
}

interface SetAside {
  readonly dispute: Dispute
  readonly invoice: Invoice
  readonly sign: 1 | -1
}

const fromDispute = (
  kind: Document['kind'],
  at: string,
  { dispute, invoice, sign }: SetAside,
): Document => ({
  kind,
  ...{ id: dispute.id, number: dispute.disputeId, invoiceNumber: invoice.number, at },
  ...{ buyer: invoice.buyer, method: dispute.gatewayId },
  ...{ taxName: invoice.taxName, taxBasisPoints: invoice.taxBasisPoints },
  net: sign * dispute.net,
  tax: sign * dispute.tax,
  gross: sign * (dispute.net + dispute.tax),
})

const fromInvoice = (invoice: Invoice): Document => ({
  kind: 'invoice',
  id: invoice.id,
  number: invoice.number,
  invoiceNumber: invoice.number,
  at: invoice.paidAt ?? invoice.createdAt,
  buyer: invoice.buyer,
  method: invoice.paymentMethod,
  net: invoice.subtotal,
  taxName: invoice.taxName,
  taxBasisPoints: invoice.taxBasisPoints,
  tax: invoice.tax,
  gross: invoice.total,
})

const fromNote = (note: CreditNote, invoice: Invoice | undefined): Document => ({
  kind: 'credit-note',
  id: note.id,
  number: note.number,
  invoiceNumber: note.invoiceNumber,
  at: note.createdAt,
  buyer: note.buyer,
  method: invoice?.paymentMethod ?? null,
  net: -note.subtotal,
  taxName: note.taxName,
  taxBasisPoints: note.taxBasisPoints,
  tax: -note.tax,
  gross: -note.total,
})
