/** Invoices and credit notes as UBL 2.1 by EN 16931. The schema wants the elements in just this order. */
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Currency } from '@hostfront/domain/money/money'
import { allow, type Result, refuse } from '@hostfront/domain/result'
import { type EInvoiceGap, eInvoiceGaps } from './e-invoice-gaps.ts'
import { documentLines, monetaryTotal, taxTotal } from './ubl-amounts.ts'
import { customerParty, supplierParty } from './ubl-parties.ts'
import { type Elements, group, text } from './xml.ts'

const SPACE = 'urn:oasis:names:specification:ubl:schema:xsd'
const STANDARD = 'urn:cen.eu:en16931:2017'

/** The XML of an invoice; where it does not say what the standard demands, the first thing that is missing. */
export function writeUblInvoice(invoice: Invoice, currency: Currency): Result<string, EInvoiceGap> {
  const [gap] = eInvoiceGaps(invoice)
  if (gap) return refuse(gap)
  const names = { line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' } as const
  return allow(
    ublDocument('Invoice', [
      text('cbc:ID', invoice.number),
      text('cbc:IssueDate', dayOf(invoice.createdAt)),
      text('cbc:DueDate', dayOf(invoice.dueDate)),
      text('cbc:InvoiceTypeCode', '380'),
      text('cbc:DocumentCurrencyCode', currency),
      supplierParty(invoice.seller),
      customerParty(invoice.buyer),
      taxTotal(invoice, currency),
      monetaryTotal(invoice, invoice.paid, currency),
      ...documentLines(invoice, names, currency),
    ]),
  )
}

/** The same of a credit note; its amounts are positive, and its kind says that they are taken back. */
export function writeUblCreditNote(
  note: CreditNote,
  currency: Currency,
): Result<string, EInvoiceGap> {
  const [gap] = eInvoiceGaps(note)
  if (gap) return refuse(gap)
  const names = { line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' } as const
  return allow(
    ublDocument('CreditNote', [
      text('cbc:ID', note.number),
      text('cbc:IssueDate', dayOf(note.createdAt)),
      text('cbc:CreditNoteTypeCode', '381'),
      note.reason ? text('cbc:Note', note.reason) : null,
      text('cbc:DocumentCurrencyCode', currency),
      group('cac:BillingReference', [
        group('cac:InvoiceDocumentReference', [text('cbc:ID', note.invoiceNumber)]),
      ]),
      supplierParty(note.seller),
      customerParty(note.buyer),
      group('cac:PaymentTerms', [
        text('cbc:Note', note.target === 'coins' ? 'Given back as coins' : 'Given back as money'),
      ]),
      taxTotal(note, currency),
      monetaryTotal(note, 0, currency),
      ...documentLines(note, names, currency),
    ]),
  )
}

/** As `2026-11-21`, in UTC like everything on a document. */
const dayOf = (iso: string): string => iso.slice(0, 10)

const ublDocument = (name: 'Invoice' | 'CreditNote', elements: Elements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${group(
    name,
    [text('cbc:CustomizationID', STANDARD), ...elements],
    {
      xmlns: `${SPACE}:${name}-2`,
      'xmlns:cac': `${SPACE}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${SPACE}:CommonBasicComponents-2`,
    },
  )}\n`
