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
