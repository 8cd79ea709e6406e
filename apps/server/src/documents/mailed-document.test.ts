import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { createMemoryStore } from '@hostfront/store/memory'
import { sampleRow } from '@hostfront/store/sample-rows'
import { beforeEach, expect, test } from 'vitest'
import { drawSheet } from './draw-sheet.ts'
import { mailedDocument } from './mailed-document.ts'

const invoice = sampleRow('invoices', { subjectKind: null, subjectId: null })
const note = sampleRow('creditNotes')

let store: ReturnType<typeof createMemoryStore>
beforeEach(async () => {
  store = createMemoryStore()
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    await tx.invoices.insert(invoice)
    await tx.creditNotes.insert(note)
  })
})

const isPdf = (content: Buffer | undefined) => content?.subarray(0, 5).toString() === '%PDF-'

const issued = (invoiceId?: string): MailMessage => ({
  kind: 'invoice-issued',
  name: 'Amina',
  number: invoice.number,
  total: invoice.total,
  dueDate: invoice.dueDate,
  ...(invoiceId === undefined ? {} : { invoiceId }),
})

test('the mail of an invoice brings it along, under its number', async () => {
  const document = await mailedDocument(store, issued(invoice.id), drawSheet)
  expect(document).toMatchObject({
    filename: `Invoice-${invoice.number}.pdf`,
    contentType: 'application/pdf',
  })
  expect(isPdf(document?.content)).toBe(true)
})

test('so does the mail of a payment, and of a credit note', async () => {
  const paid: MailMessage = {
    kind: 'invoice-paid',
    name: 'Amina',
    number: invoice.number,
    invoiceId: invoice.id,
  }
  expect((await mailedDocument(store, paid, drawSheet))?.filename).toBe(
    `Invoice-${invoice.number}.pdf`,
  )
  const credited: MailMessage = {
    kind: 'credit-note-issued',
    name: 'Amina',
    number: note.number,
    invoiceNumber: note.invoiceNumber,
    invoiceId: note.invoiceId,
    amount: note.total,
    toCoins: true,
  }
  const document = await mailedDocument(store, credited, drawSheet)
  expect(document?.filename).toBe(`Credit-note-${note.number}.pdf`)
  expect(isPdf(document?.content)).toBe(true)
})

test('a mail of an earlier version, of a lost invoice or about something else goes alone', async () => {
  expect(await mailedDocument(store, issued(), drawSheet)).toBeNull()
  expect(await mailedDocument(store, issued('nowhere'), drawSheet)).toBeNull()
  expect(
    await mailedDocument(store, { kind: 'password-changed', name: 'Amina' }, drawSheet),
  ).toBeNull()
})
