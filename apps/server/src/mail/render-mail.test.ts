import { MailMessage } from '@hostfront/domain/mail/mail-message'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeFacts, changeMessages } from './mails-for-tests.ts'
import { renderMail } from './render-mail.ts'

const SHOP = { siteName: 'Hostfront', currency: 'EUR', contactEmail: 'help@shop.test' } as const
const URL = 'https://shop.test'
const TIME = '2026-06-01T10:00:00.000Z'

const messages = {
  'password-reset': { kind: 'password-reset', name: 'Ada', token: 'tok/en+1' },
  'email-verification': { kind: 'email-verification', name: 'Ada', token: 'token-2' },
  'account-added': { kind: 'account-added', name: 'Ada', token: 'token-3' },
  'email-change': { kind: 'email-change', name: 'Ada', token: 'token-4' },
  'email-changed': { kind: 'email-changed', name: 'Ada' },
  'password-changed': { kind: 'password-changed', name: 'Ada' },
  'order-approved': { kind: 'order-approved', name: 'Ada', serverName: 'Arena' },
  'order-rejected': { kind: 'order-rejected', name: 'Ada', serverName: 'Arena', reason: 'No.' },
  'invoice-issued': {
    kind: 'invoice-issued',
    name: 'Ada',
    number: 'INV-2026-0001',
    total: 1450,
    dueDate: TIME,
    invoiceId: 'invoice-1',
  },
  'invoice-reminder': {
    kind: 'invoice-reminder',
    name: 'Ada',
    number: 'INV-2026-0001',
    owed: 1450,
    dueDate: TIME,
    isLate: true,
    invoiceId: 'invoice-1',
    next: { step: 'terminate', name: 'Arena', at: '2026-06-08T10:00:00.000Z' },
    way: { name: 'Bank transfer', instructions: 'Send {amount} by {due}.', account: 'MA64\n0815' },
  },
  'invoice-paid': { kind: 'invoice-paid', name: 'Ada', number: 'INV-2026-0001' },
  'service-renewed': { kind: 'service-renewed', name: 'Ada', serviceName: 'SAMP', expiresAt: TIME },
  'service-extended': {
    kind: 'service-extended',
    name: 'Ada',
    serviceName: 'SAMP',
    expiresAt: TIME,
    invoiceNumber: 'INV-2026-0001',
  },
  'service-resumed': { kind: 'service-resumed', name: 'Ada', serviceName: 'SAMP' },
  ...changeMessages,
  'service-kept': { kind: 'service-kept', name: 'Ada', serviceName: 'SAMP', keepUntil: TIME },
  'domain-renewed': {
    kind: 'domain-renewed',
    name: 'Ada',
    domainName: 'example.com',
    expiresAt: TIME,
  },
  'service-suspended': { kind: 'service-suspended', name: 'Ada', serviceName: 'SAMP' },
  'service-suspended-by-team': {
    kind: 'service-suspended-by-team',
    name: 'Ada',
    serviceName: 'SAMP',
    reason: 'Spam was sent from it.',
  },
  'service-needs-answers': {
    kind: 'service-needs-answers',
    name: 'Ada',
    serviceName: 'SAMP',
    serviceId: 's/1',
  },
  'service-password': {
    kind: 'service-password',
    name: 'Ada',
    serviceName: 'SAMP',
    serviceId: 's/1',
  },
  'service-access': {
    kind: 'service-access',
    name: 'Ada',
    serviceName: 'SAMP',
    serviceId: 's/1',
    access: {
      address: 'play.example.com:7777',
      panelLink: 'https://panel.example.com',
      userName: '',
      note: 'The panel has mailed you.\n\nAsk us.',
    },
  },
  'service-terminated': { kind: 'service-terminated', name: 'Ada', serviceName: 'SAMP' },
  'credit-note-issued': {
    kind: 'credit-note-issued',
    name: 'Ada',
    number: 'CN-2026-00001',
    invoiceNumber: '2026-00042',
    invoiceId: 'invoice-1',
    amount: 250,
    toCoins: false,
  },
  'refund-sent': {
    kind: 'refund-sent',
    name: 'Ada',
    amount: 250,
    method: 'Bank transfer',
    reference: 'TX-9',
    number: '2026-00042',
  },
  'ticket-answered': {
    kind: 'ticket-answered',
    name: 'Ada',
    subject: 'Server is slow',
    ticketId: 'ticket-1',
  },
  'domain-expiring': {
    kind: 'domain-expiring',
    name: 'Ada',
    domainName: 'example.com',
    expiresAt: TIME,
  },
  'domain-expired': {
    kind: 'domain-expired',
    name: 'Ada',
    domainName: 'example.com',
    renewableUntil: TIME,
  },
  'ticket-closed': {
    kind: 'ticket-closed',
    name: 'Ada',
    subject: 'Server is slow',
    ticketId: 'ticket-1',
  },
  'coins-changed': { kind: 'coins-changed', name: 'Ada', amount: 2500, balance: 10_000 },
  'payment-received-in-part': {
    kind: 'payment-received-in-part',
    name: 'Ada',
    number: '2026-00042',
    invoiceId: 'invoice-1',
    amount: 300,
    missing: 200,
  },
  'payment-rejected': {
    kind: 'payment-rejected',
    name: 'Ada',
    amount: 300,
    reason: 'Nothing came in.',
  },
  'coins-bought': { kind: 'coins-bought', name: 'Ada', amount: 2500, balance: 10_000 },
  'staff-news': {
    kind: 'staff-news',
    name: 'Ada',
    orders: 2,
    tickets: 1,
    messages: 0,
    payments: 1,
    problems: 1,
    vatNumbers: 1,
  },
} satisfies { [Kind in MailMessage['kind']]: Extract<MailMessage, { kind: Kind }> }

/** Subject, link and a fact that both parts must hold. */
const expected: Record<MailMessage['kind'], [subject: string, path: string, fact: string]> = {
  'password-reset': [
    'Reset your Hostfront password',
    '/reset-password#token=tok%2Fen%2B1',
    'within one hour',
  ],
  'email-verification': [
    'Confirm your e-mail address for Hostfront',
    '/verify-email#token=token-2',
    'within 3 days',
  ],
  'account-added': [
    'Your account at Hostfront',
    '/reset-password#token=token-3',
    'Our team has opened an account',
  ],
  'email-change': [
    'Confirm your new e-mail address for Hostfront',
    '/verify-email#token=token-4',
    'in which you are logged in. The link works once, within one hour.',
  ],
  'email-changed': [
    'The e-mail address of your Hostfront account was changed',
    '/',
    'write to help@shop.test at once',
  ],
  'password-changed': [
    'Your Hostfront password was changed',
    '/dashboard',
    'write to help@shop.test at once',
  ],
  'order-approved': ['Your order is approved: Arena', '/dashboard?tab=services', 'Arena'],
  'order-rejected': ['Your order was rejected: Arena', '/dashboard', 'The reason: No.'],
  'invoice-issued': [
    'Invoice INV-2026-0001 from Hostfront',
    '/dashboard?tab=billing&invoice=invoice-1',
    'for €14.50 is ready. It is due on Jun 1, 2026.',
  ],
  'invoice-reminder': [
    'Invoice INV-2026-0001 is overdue',
    '/dashboard?tab=billing&invoice=invoice-1',
    'Still to pay: €14.50.',
  ],
  'invoice-paid': ['Invoice INV-2026-0001 is paid', '/dashboard?tab=billing', 'INV-2026-0001'],
  'credit-note-issued': [
    'Credit note CN-2026-00001 for invoice 2026-00042',
    '/dashboard?tab=billing&invoice=invoice-1',
    'takes back €2.50 of invoice 2026-00042',
  ],
  'refund-sent': [
    'We have sent you €2.50',
    '/dashboard?tab=billing',
    'by bank transfer for invoice 2026-00042',
  ],
  'service-extended': [
    'Your service runs longer: SAMP',
    '/dashboard?tab=services',
    'Invoice INV-2026-0001 stays as it is',
  ],
  ...changeFacts,
  'service-kept': [
    'Your service is active again: SAMP',
    '/dashboard?tab=billing',
    'run until Jun 1, 2026, although its paid time has ended',
  ],
  'service-resumed': [
    'Your service is active again: SAMP',
    '/dashboard?tab=services',
    'is active again',
  ],
  'service-renewed': [
    'Your service is renewed: SAMP',
    '/dashboard?tab=services',
    'runs until Jun 1, 2026',
  ],
  'domain-renewed': [
    'Your domain is renewed: example.com',
    '/dashboard?tab=domains',
    'example.com is renewed until Jun 1, 2026',
  ],
  'service-suspended': [
    'Your service is suspended: SAMP',
    '/dashboard?tab=billing',
    'because its paid time has ended. Pay its open invoice',
  ],
  'service-suspended-by-team': [
    'Your service is suspended: SAMP',
    '/dashboard?tab=services',
    'The reason: Spam was sent from it.',
  ],
  'service-needs-answers': [
    'We need something from you: SAMP',
    '/dashboard/services/s%2F1',
    'something of yours is missing',
  ],
  'service-password': [
    'A password waits for you: SAMP',
    '/dashboard/services/s%2F1',
    'never in our mails',
  ],
  'service-access': [
    'How to reach your server: SAMP',
    '/dashboard/services/s%2F1',
    'Address: play.example.com:7777',
  ],
  'service-terminated': ['Your service has ended: SAMP', '/dashboard?tab=services', 'has ended'],
  'ticket-answered': [
    'Your ticket has an answer: Server is slow',
    '/dashboard?tab=support&ticket=ticket-1',
    'Our team has answered your ticket',
  ],
  'domain-expiring': [
    'Your domain expires soon: example.com',
    '/dashboard?tab=domains',
    'example.com expires on Jun 1, 2026',
  ],
  'domain-expired': [
    'Your domain has expired: example.com',
    '/dashboard?tab=domains',
    'It can be renewed until Jun 1, 2026',
  ],
  'ticket-closed': [
    'Your ticket is closed: Server is slow',
    '/dashboard?tab=support&ticket=ticket-1',
    'reopen it, or write to help@shop.test',
  ],
  'coins-changed': [
    'Coins were added to your balance',
    '/dashboard?tab=billing',
    'Coins added to your balance: 25. The balance is 100 now.',
  ],
  'payment-received-in-part': [
    'A part of invoice 2026-00042 is paid',
    '/dashboard?tab=billing&invoice=invoice-1',
    '€2.00 is still to be paid.',
  ],
  'payment-rejected': [
    'We could not confirm your payment',
    '/dashboard?tab=billing',
    'The reason: Nothing came in.',
  ],
  'coins-bought': [
    'Your coins are here',
    '/dashboard?tab=billing',
    'Your payment has arrived, and 25 coins are in your balance. It is 100 now.',
  ],
  'staff-news': [
    'New at Hostfront: one payment problem, one declared payment, 2 orders, one ticket, one unknown VAT number',
    '/admin/gateways?view=payments',
    'Waiting for the team: one payment problem, one declared payment, 2 orders, one ticket, one unknown VAT number.',
  ],
}

describe.each(Object.values(messages))('$kind', (message) => {
  test('says what happened and leads to the right place, in both parts', () => {
    const [subject, path, fact] = expected[message.kind]
    const mail = renderMail(message, SHOP, URL)
    expect(mail.subject).toBe(subject)
    expect(mail.link).toBe(URL + path)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello Ada,')
      expect(part).toContain(fact)
    }
    expect(mail.text).toContain(`\n${URL}${path}\n`)
    expect(mail.html).toContain(`href="${URL}${path.replaceAll('&', '&amp;')}"`)
  })
})

test('coins that are taken away are not said to be added', () => {
  const mail = renderMail({ ...messages['coins-changed'], amount: -500, balance: 0 }, SHOP, URL)
  expect(mail.subject).toBe('Coins were taken from your balance')
  expect(mail.text).toContain('Coins taken from your balance: 5. The balance is 0 now.')
})

test('tokens stand in the fragment alone, where no server sees them', () => {
  for (const kind of [
    'password-reset',
    'account-added',
    'email-verification',
    'email-change',
  ] as const) {
    const address = new globalThis.URL(renderMail(messages[kind], SHOP, `${URL}/`).link)
    const token = new URLSearchParams(address.hash.slice(1)).get('token')
    expect(token).toBe(messages[kind].token)
    expect(address.origin + address.pathname + address.search).not.toContain('token=')
  }
})

test('a greeting repeats a name, and nothing that could pass for a message', () => {
  const greet = (name: string) =>
    renderMail({ kind: 'password-changed', name }, SHOP, URL).text.split('\n')[0]
  expect(greet('José O’Neill Jr.')).toBe('Hello José O’Neill Jr.,')
  expect(greet('李小龍')).toBe('Hello 李小龍,')
  for (const name of [
    'You won! Visit https://evil.example',
    'Click evil.example',
    '<b>Ada</b>',
    'Ada\u202egpj',
    'a'.repeat(80),
  ]) {
    expect(greet(name), name).toSatisfy(
      (line: string) => line === 'Hello,' || line === 'Hello Ada gpj,',
    )
  }
})

test('markup in names stays text', () => {
  const serverName = `"><img src=x onerror=alert(1)>'&`
  const { html, text } = renderMail({ ...messages['order-approved'], serverName }, SHOP, URL)
  expect(html).not.toContain('<img')
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;')
  expect(text).toContain(serverName)
})

const TAGS =
  /<\/?(?:html|head|meta|title|body|div|p|a|!doctype)(?: [a-z-]+(?:="[^"<>]*")?)*>|<!doctype html>/g

test('whatever strangers typed, no line is added to a header and no tag to the page', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 })
  const hostile = fc.oneof(anyText, fc.constantFrom('a\r\nBcc: x@evil.test', '</p><script>', '"'))
  const facts = fc.record({
    name: hostile,
    serverName: hostile,
    serviceName: hostile,
    domainName: hostile,
    subject: hostile,
    reason: hostile,
    number: hostile,
    token: hostile,
    siteName: hostile,
  })
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(messages)), facts, (message, given) => {
      const changed = MailMessage.parse({ ...message, ...given })
      const mail = renderMail(changed, { ...SHOP, siteName: given.siteName }, URL)
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(mail.link).not.toMatch(/[\s"<>]/)
      expect(mail.html.replace(TAGS, '')).not.toMatch(/[<>"]/)
      expect(mail.html.match(/<script/i)).toBeNull()
    }),
  )
})
