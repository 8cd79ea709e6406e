import { expect, test } from 'vitest'
import { notificationPath, notificationSentence } from './notifications.ts'

const END = '2027-06-15T12:00:00.000Z'

test.each([
  [
    { kind: 'domain-renewed', domainName: 'example.com', expiresAt: END },
    'Your domain example.com is renewed until Jun 15, 2027.',
  ],
  [
    { kind: 'domain-expiring', domainName: 'example.com', expiresAt: END },
    'Your domain example.com expires on Jun 15, 2027. Renew it to keep it.',
  ],
  [
    { kind: 'domain-expired', domainName: 'example.com', renewableUntil: END },
    'Your domain example.com has expired. It can be renewed until Jun 15, 2027.',
  ],
] as const)(
  'of a domain it is said until when: $0.kind, which leads to the domains',
  (event, sentence) => {
    expect(notificationSentence(event, 'EUR')).toBe(sentence)
    expect(notificationPath(event)).toBe('/dashboard?tab=domains')
  },
)

test.each([
  [2500, 'Coins added to your balance: 25.'],
  [-500, 'Coins taken from your balance: 5.'],
])('a balance that changed by %i says which way', (amount, sentence) => {
  expect(notificationSentence({ kind: 'coins-changed', amount }, 'EUR')).toBe(sentence)
})

const REMINDER = {
  kind: 'invoice-reminder',
  number: '2026-00007',
  owed: 450,
  dueDate: END,
  isLate: false,
  invoiceId: 'i/1',
  next: null,
} as const

test.each([
  [REMINDER, 'Invoice 2026-00007 is due on Jun 15, 2027: €4.50 to pay.'],
  [
    { ...REMINDER, next: { step: 'suspend', name: 'Box', at: END } },
    'Invoice 2026-00007 is due on Jun 15, 2027: €4.50 to pay. Unless it is paid, Box is suspended on Jun 15, 2027.',
  ],
  [
    { ...REMINDER, isLate: true, next: { step: 'terminate', name: 'Box', at: END } },
    'Invoice 2026-00007 was due on Jun 15, 2027: €4.50 to pay. Unless it is paid, Box ends on Jun 15, 2027.',
  ],
  [
    { ...REMINDER, isLate: true, next: { step: 'lose', name: 'box.example', at: END } },
    'Invoice 2026-00007 was due on Jun 15, 2027: €4.50 to pay. Unless it is paid, others may take box.example from Jun 15, 2027 on.',
  ],
] as const)('a reminder says what is owed and what happens when: %o', (event, sentence) => {
  expect(notificationSentence(event, 'EUR')).toBe(sentence)
  expect(notificationPath(event)).toBe('/dashboard?tab=billing&invoice=i%2F1')
})

test('a credit note and what was sent say how much, and lead to their invoice', () => {
  const note = {
    kind: 'credit-note-issued',
    number: 'CN-2026-00001',
    invoiceNumber: '2026-00007',
    invoiceId: 'i/1',
    amount: 250,
    toCoins: false,
  } as const
  expect(notificationSentence(note, 'EUR')).toBe(
    'Credit note CN-2026-00001: €2.50 of invoice 2026-00007 comes back to you.',
  )
  expect(notificationSentence({ ...note, toCoins: true }, 'EUR')).toContain('came back as coins')
  expect(notificationPath(note)).toBe('/dashboard?tab=billing&invoice=i%2F1')
  const sent = {
    kind: 'refund-sent',
    amount: 250,
    method: 'PayPal',
    reference: 'TX-9',
    number: '2026-00007',
  } as const
  expect(notificationSentence(sent, 'EUR')).toBe(
    '€2.50 was sent to you by PayPal, transaction reference TX-9.',
  )
  expect(notificationPath(sent)).toBe('/dashboard?tab=billing')
  const cash = { ...sent, method: 'Cash', isRecordedWay: true }
  expect(notificationSentence({ ...cash, reference: '' }, 'EUR')).toBe(
    '€2.50 was paid back to you in cash.',
  )
  expect(notificationSentence({ ...cash, reference: 'R-9' }, 'EUR')).toBe(
    '€2.50 was paid back to you in cash, transaction reference R-9.',
  )
})

test('a closed ticket is led to', () => {
  const event = { kind: 'ticket-closed', subject: 'Lag', ticketId: 't/1' } as const
  expect(notificationPath(event)).toBe('/dashboard?tab=support&ticket=t%2F1')
})

test.each([
  [
    { kind: 'order-placed', serverName: 'Night & Day', orderId: 'order-1' },
    'New order “Night & Day”.',
    '/admin/orders/order-1',
  ],
  [
    { kind: 'ticket-opened', subject: 'Lag', ticketId: 't/1' },
    'New ticket “Lag”.',
    '/admin/tickets/t%2F1',
  ],
  [
    { kind: 'ticket-replied', subject: 'Lag', ticketId: 't/1' },
    'The customer has replied to “Lag”.',
    '/admin/tickets/t%2F1',
  ],
  [
    { kind: 'message-received', subject: 'Uplink' },
    'New message “Uplink”.',
    '/admin/tickets?view=messages',
  ],
  [
    { kind: 'payment-declared', amount: 450, declarationId: 'd' },
    'A customer has declared a payment of €4.50.',
    '/admin/transactions',
  ],
] as const)(
  'the team is told what came in, and led to where it is seen to: $0.kind',
  (event, sentence, path) => {
    expect(notificationSentence(event, 'EUR')).toBe(sentence)
    expect(notificationPath(event)).toBe(path)
  },
)

test.each([
  [
    { kind: 'service-suspended-by-team', serviceName: 'Box', reason: 'Spam' },
    'Box is suspended by our team: Spam. Paying an invoice does not bring it back; please contact us.',
  ],
  [
    { kind: 'service-terminated', serviceName: 'Box', reason: 'Abuse' },
    'Our team has ended Box: Abuse. Please contact us soon if that is a mistake.',
  ],
  [
    { kind: 'service-cancelled', serviceName: 'Box', endsAt: END },
    'Box is cancelled and ends on Jun 15, 2027. You can keep it until then.',
  ],
  [
    { kind: 'service-cancelled', serviceName: 'Box', endsAt: END, reason: 'We close it' },
    'Our team has cancelled Box: We close it. It ends on Jun 15, 2027.',
  ],
  [
    { kind: 'service-changed', serviceName: 'Box', planName: 'SAMP Pro', expiresAt: END },
    'Box is SAMP Pro now, paid until Jun 15, 2027.',
  ],
  [
    {
      kind: 'service-changed',
      serviceName: 'Box',
      planName: 'SAMP Pro',
      expiresAt: END,
      reason: 'As agreed',
    },
    'Box is SAMP Pro now, paid until Jun 15, 2027. By our team: As agreed.',
  ],
  [
    {
      kind: 'service-price-changes',
      serviceName: 'Box',
      oldPrice: 450,
      newPrice: 500,
      from: END,
    },
    'Box costs €5.00 per month instead of €4.50 from its first renewal on or after Jun 15, 2027. You can cancel it before.',
  ],
  [
    {
      kind: 'service-price-changes',
      serviceName: 'Box',
      oldPrice: 450,
      newPrice: 300,
      from: END,
      reason: 'As agreed',
    },
    'Box costs €3.00 per month instead of €4.50 from its first renewal on or after Jun 15, 2027. By our team: As agreed. You can cancel it before.',
  ],
  [
    { kind: 'service-change-withdrawn', serviceName: 'Box', number: '2026-00042' },
    'The change of Box was withdrawn with its invoice 2026-00042. It runs as before.',
  ],
  [
    { kind: 'service-ending', serviceName: 'Box', endsAt: END },
    'Box was cancelled and ends on Jun 15, 2027.',
  ],
  [
    { kind: 'service-goes-on', serviceName: 'Box', expiresAt: END },
    'Box is not cancelled any more. It is paid until Jun 15, 2027.',
  ],
  [
    { kind: 'service-kept', serviceName: 'Box', keepUntil: END },
    'Box runs until Jun 15, 2027, although its paid time has ended. Pay its open invoice by then to keep it.',
  ],
  [
    { kind: 'service-extended', serviceName: 'Box', expiresAt: END },
    'Box runs longer: until Jun 15, 2027.',
  ],
  [
    { kind: 'service-extended', serviceName: 'Box', expiresAt: END, invoiceNumber: '2026-00007' },
    'Box runs longer: until Jun 15, 2027. Invoice 2026-00007 pays for the time after that.',
  ],
] as const)('what the team does to a service is said as it is: %o', (event, sentence) => {
  expect(notificationSentence(event, 'EUR')).toBe(sentence)
  expect(notificationPath(event)).toBe('/dashboard?tab=services')
})

test('news about a service leads to its page, that of earlier versions to the list', () => {
  const access = { kind: 'service-access', serviceName: 'Box', serviceId: 's/1' } as const
  expect(notificationSentence(access, 'EUR')).toBe('You can reach Box now. Its page says how.')
  expect(notificationPath(access)).toBe('/dashboard/services/s%2F1')
  const approved = { kind: 'order-approved', serverName: 'Box' } as const
  expect(notificationPath(approved)).toBe('/dashboard?tab=services')
  expect(notificationPath({ ...approved, serviceId: 's1' })).toBe('/dashboard/services/s1')
})

test('a number that VIES does not have leads to the client whose it is', () => {
  const event = { kind: 'vat-number-invalid', userId: 'c/1' } as const
  expect(notificationSentence(event, 'EUR')).toBe(
    'VIES does not have the VAT number of a client. Their new orders and invoices are taxed.',
  )
  expect(notificationPath(event)).toBe('/admin/clients/c%2F1')
})
