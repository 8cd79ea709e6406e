import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { createMemoryStore } from '@hostfront/store/memory'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import { withWayToPay } from './with-way-to-pay.ts'

const way = { name: 'Orange Money', instructions: 'Send {amount}.', account: '06 00 00 00 00' }

/** The mail of an invoice, as it is sent once that is so. */
async function mailOf(changes: Partial<Invoice>): Promise<MailMessage> {
  const store = createMemoryStore()
  const method = { ...way, id: 'om', kind: 'manual', isOn: true } as const
  const invoice = sampleRow('invoices', {
    ...{ subjectKind: null, subjectId: null, paymentMethod: 'om' },
    ...changes,
  })
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    await tx.paymentMethods.insert(sampleRow('paymentMethods', method))
    await tx.invoices.insert(invoice)
  })
  const { number, total, dueDate, id: invoiceId } = invoice
  const facts = { name: 'Ada', number, total, dueDate, invoiceId }
  return withWayToPay(store, { kind: 'invoice-issued', ...facts })
}

test('the mail of a new invoice says by which way it is paid, and how much', async () => {
  expect(await mailOf({ status: 'unpaid', paid: 0 })).toMatchObject({ way, owed: 2430 })
})

test('once a part is paid it asks for the rest', async () => {
  expect(await mailOf({ status: 'unpaid', paid: 200 })).toMatchObject({
    total: 2430,
    owed: 2230,
    way,
  })
})

test('what is paid meanwhile asks for nothing', async () => {
  const mail = await mailOf({ status: 'paid', paid: 2430, paidAt: '2026-06-01T10:00:00.000Z' })
  expect(mail).toMatchObject({ way: null })
  expect(mail).not.toHaveProperty('owed')
})
