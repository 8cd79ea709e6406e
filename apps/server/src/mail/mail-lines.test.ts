/** What mails repeat line by line: an answer, and how an operator says that an invoice is paid. */
import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const SHOP = { siteName: 'Hostfront', currency: 'EUR', contactEmail: 'help@shop.test' } as const
const URL = 'https://shop.test'
const ANSWERED = {
  kind: 'ticket-answered',
  name: 'Ada',
  subject: 'Server is slow',
  ticketId: 'ticket-1',
} as const
const ISSUED = {
  kind: 'invoice-issued',
  name: 'Ada',
  number: 'INV-2026-0001',
  total: 1450,
  dueDate: '2026-06-01T10:00:00.000Z',
  invoiceId: 'invoice-1',
} as const

test('an answer is mailed as it was written, escaped, and an old mail goes without', () => {
  const answer = 'Hello <b>Ada</b>,\n\nit is fixed: https://shop.test/a?b=1&c=2'
  const mail = renderMail({ ...ANSWERED, answer }, SHOP, URL)
  expect(mail.text).toContain(
    'your ticket "Server is slow":\n\nHello <b>Ada</b>,\n\nit is fixed: https://shop.test/a?b=1&c=2\n\n',
  )
  expect(mail.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,</p>')
  expect(mail.html).not.toContain('<b>')
  expect(renderMail(ANSWERED, SHOP, URL).text).toContain('"Server is slow".\n')
})

test('a new invoice says how it is paid, where its method does', () => {
  const way = {
    name: 'Orange Money',
    instructions: 'Send {amount} by {due}.\nWrite {reference}.',
    account: '06 00 00 00 00',
  }
  const { text } = renderMail({ ...ISSUED, way }, SHOP, URL)
  expect(text).toContain('To pay by Orange Money, quote INV-2026-0001:\n\nSend €')
  expect(text).toContain('Write INV-2026-0001.\n\n06 00 00 00 00\n\nSee and pay your invoice:')
})

test('of a new invoice that is paid in part, the rest is asked for', () => {
  const way = { name: 'Bank transfer', instructions: 'Send {amount}.', account: '' }
  const { text } = renderMail({ ...ISSUED, way, owed: 450 }, SHOP, URL)
  expect(text).toContain('for €14.50 is ready')
  expect(text).toContain('Still to pay: €4.50.\n\nTo pay by Bank transfer')
  expect(text).toContain('Send €4.50.')
})

test('what was handed back has arrived, and says a reference where there is one', () => {
  const back = {
    kind: 'refund-sent',
    name: 'Ada',
    amount: 450,
    method: 'Cash',
    number: '2026-00042',
    isRecordedWay: true,
  } as const
  const { subject, text } = renderMail({ ...back, reference: '' }, SHOP, URL)
  expect(subject).toBe('We have paid you back €4.50')
  expect(text).toContain('We have paid you back €4.50 for invoice 2026-00042 in cash.\n\nSee')
  const receipt = renderMail({ ...back, reference: 'R-1' }, SHOP, URL).text
  expect(receipt).toContain('The transaction reference is R-1.\n\nSee')
})
