/** Loaded when somebody asks for a document: libraries of half a megabyte. */
import { documentFileName } from '@hostfront/documents/document-file-name'
import { creditNotePdf, invoicePdf } from '@hostfront/documents/document-pdf'
import { keepFonts } from '@hostfront/documents/fonts/keep-fonts'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Currency } from '@hostfront/domain/money/money'
import { Unreachable } from '../host/unreachable.ts'
import { saveFile } from '../ui/save-file.ts'
import { FONT_ADDRESSES } from './font-addresses.ts'

const readFont = keepFonts(async (file) => {
  const answer = await fetch(FONT_ADDRESSES[file]).catch((cause: unknown) => {
    throw new Unreachable(false, cause)
  })
  if (!answer.ok) throw new Unreachable(false)
  return new Uint8Array(await answer.arrayBuffer())
})

/** Saves an invoice as a file. */
export async function saveInvoice(
  invoice: Invoice,
  facts: Parameters<typeof invoicePdf>[1],
): Promise<void> {
  save(
    await invoicePdf(invoice, facts, readFont),
    documentFileName('Invoice', invoice.number, 'pdf'),
  )
}

/** The same of a credit note. */
export async function saveCreditNote(note: CreditNote, currency: Currency): Promise<void> {
  save(
    await creditNotePdf(note, currency, readFont),
    documentFileName('Credit note', note.number, 'pdf'),
  )
}

const save = (file: Uint8Array<ArrayBuffer>, name: string): void =>
  saveFile(new Blob([file]), name, 'application/pdf')
