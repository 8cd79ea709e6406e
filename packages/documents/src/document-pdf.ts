import { PDFDocument } from '@cantoo/pdf-lib'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Currency } from '@hostfront/domain/money/money'
import type { ReadFont } from './fonts/font-file.ts'
import { layOutSheet } from './layout/lay-out-sheet.ts'
import { paintPages } from './paint/paint-pages.ts'
import { embedTypefaces } from './paint/typefaces.ts'
import { creditNoteSheet } from './sheet/credit-note-sheet.ts'
import { type InvoiceFacts, invoiceSheet } from './sheet/invoice-sheet.ts'
import type { Sheet } from './sheet/sheet.ts'

/** An invoice as PDF. The same invoice and facts give the same bytes. */
export const invoicePdf = (
  invoice: Invoice,
  facts: InvoiceFacts,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> => sheetPdf(invoiceSheet(invoice, facts), readFont)

/** A credit note as PDF, as above. */
export const creditNotePdf = (
  note: CreditNote,
  currency: Currency,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> => sheetPdf(creditNoteSheet(note, currency), readFont)

/**
 * What `invoiceSheet` or `creditNoteSheet` laid down, as PDF: plain texts, so that another thread can draw them.
 * Its own times are those of the document, so that nothing in it depends on when and where it was made.
 */
export async function sheetPdf(sheet: Sheet, readFont: ReadFont): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  describe(pdf, sheet)
  const faces = await embedTypefaces(pdf, textsOf(sheet), readFont)
  paintPages(pdf, layOutSheet(sheet, faces.measure), faces)
  return pdf.save()
}

function describe(pdf: PDFDocument, { title, seller, issuedAt }: Sheet): void {
  const at = new Date(issuedAt)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(seller[0] ?? '')
  pdf.setLanguage('en')
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)
}

const textsOf = ({ title, seller, buyer, facts, lines, sums, notes }: Sheet): string[] => [
  title,
  ...seller,
  ...buyer,
  ...facts.flatMap(({ name, value }) => [name, value]),
  ...lines.flatMap(({ text, quantity, amount }) => [text, quantity ?? '', amount]),
  ...sums.flatMap(({ text, amount }) => [text, amount]),
  ...notes,
]
