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

test('a closed ticket is led to', () => {
  const event = { kind: 'ticket-closed', subject: 'Lag', ticketId: 't/1' } as const
  expect(notificationPath(event)).toBe('/dashboard?tab=support&ticket=t%2F1')
})
