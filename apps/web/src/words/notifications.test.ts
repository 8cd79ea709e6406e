import { expect, test } from 'vitest'
import { notificationPath, notificationSentence } from './notifications.ts'

test('a renewed domain has its own sentence, which leads to the domains', () => {
  const event = {
    kind: 'domain-renewed',
    domainName: 'example.com',
    expiresAt: '2027-06-15T12:00:00.000Z',
  } as const
  expect(notificationSentence(event, 'EUR')).toBe(
    'Your domain example.com is renewed until Jun 15, 2027.',
  )
  expect(notificationPath(event)).toBe('/dashboard?tab=domains')
})

test('of a domain that ends it is said until when it can be renewed', () => {
  const expiring = {
    kind: 'domain-expiring',
    domainName: 'example.com',
    expiresAt: '2027-06-15T12:00:00.000Z',
  } as const
  expect(notificationSentence(expiring, 'EUR')).toBe(
    'Your domain example.com expires on Jun 15, 2027. Renew it to keep it.',
  )
  const expired = {
    kind: 'domain-expired',
    domainName: 'example.com',
    renewableUntil: '2027-07-15T12:00:00.000Z',
  } as const
  expect(notificationSentence(expired, 'EUR')).toBe(
    'Your domain example.com has expired. It can be renewed until Jul 15, 2027.',
  )
})

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
