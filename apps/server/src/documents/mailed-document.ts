import { allMethods } from '@hostfront/backend/payment-methods/all-methods'
import { paymentsOf } from '@hostfront/backend/payments/payments-of'
import { documentFileName } from '@hostfront/documents/document-file-name'
import type { Sheet } from '@hostfront/documents/sheet/sheet'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { publicMethods } from '@hostfront/domain/payments/public-methods'
import { nameOfWay } from '@hostfront/domain/payments/recorded-ways'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { ReadTx, Store } from '@hostfront/store/port'
import type { Attachment } from '../mail/carrier.ts'

export type DrawSheet = (sheet: Sheet) => Promise<Uint8Array>

/** The document that a mail is about, as it is now; null where it is about none, or that is not there. */
export async function mailedDocument(
  store: Pick<Store, 'read'>,
  message: MailMessage,
  draw: DrawSheet,
): Promise<Attachment | null> {
  if (message.kind === 'credit-note-issued') return noteFile(store, message, draw)
  const isOfInvoice =
    message.kind === 'invoice-issued' ||
    message.kind === 'invoice-reminder' ||
    message.kind === 'invoice-paid'
  return isOfInvoice && message.invoiceId ? invoiceFile(store, message.invoiceId, draw) : null
}

async function invoiceFile(
  store: Pick<Store, 'read'>,
  id: string,
  draw: DrawSheet,
): Promise<Attachment | null> {
  const found = await store.read(async (tx) => {
    const invoice = await tx.invoices.get(id)
    if (!invoice) return null
    const methods = publicMethods(await allMethods(tx))
    const payments = (await paymentsOf(tx, [invoice]))(invoice)
    return { invoice, methods, payments, currency: await currencyOf(tx) }
  })
  if (!found) return null
  const { invoice, methods, ...facts } = found
  const { invoiceSheet } = await import('@hostfront/documents/sheet/invoice-sheet')
  const methodName = (method: string) => nameOfWay(method, methods)
  return pdfFile(
    documentFileName('Invoice', invoice.number, 'pdf'),
    await draw(invoiceSheet(invoice, { ...facts, methodName })),
  )
}

async function noteFile(
  store: Pick<Store, 'read'>,
  { invoiceId, number }: Extract<MailMessage, { kind: 'credit-note-issued' }>,
  draw: DrawSheet,
): Promise<Attachment | null> {
  const { note, currency } = await store.read(async (tx) => {
    const { items } = await tx.creditNotes.list({
      where: { invoiceId },
      order: 'newest',
      limit: 200,
    })
    return { note: items.find((note) => note.number === number), currency: await currencyOf(tx) }
  })
  if (!note) return null
  const { creditNoteSheet } = await import('@hostfront/documents/sheet/credit-note-sheet')
  return pdfFile(
    documentFileName('Credit note', number, 'pdf'),
    await draw(creditNoteSheet(note, currency)),
  )
}

const currencyOf = async (tx: ReadTx) =>
  ((await tx.settings.get(SETTINGS_ID)) ?? DEFAULT_SETTINGS).currency

const pdfFile = (filename: string, content: Uint8Array): Attachment => ({
  filename,
  content: Buffer.from(content.buffer, content.byteOffset, content.length),
  contentType: 'application/pdf',
})
