import { expect, test } from 'vitest'
import {
  countStaffNews,
  isStaffNews,
  isWindowDue,
  newsWindow,
  oldestDueTime,
} from './staff-news.ts'

const PAID = { gatewayId: 'card', amount: 450, currency: 'EUR' }

test('news is counted by kind, a ticket once however often its customer wrote', () => {
  const about = { subject: 'Lag', ticketId: 'ticket-1' }
  expect(
    countStaffNews([
      { kind: 'order-placed', serverName: 'Night', orderId: 'order-1' },
      { kind: 'ticket-opened', ...about },
      { kind: 'ticket-replied', ...about },
      { kind: 'ticket-replied', subject: 'Slots', ticketId: 'ticket-2' },
      { kind: 'message-received', subject: 'Hello' },
      { kind: 'payment-declared', amount: 450, declarationId: 'declaration-1' },
      { kind: 'payment-problem', problem: 'DISPUTED', ...PAID },
      { kind: 'vat-number-invalid', userId: 'jane' },
    ]),
  ).toEqual({ orders: 1, tickets: 2, messages: 1, payments: 1, problems: 1, vatNumbers: 1 })
})

test('what customers are told is no news for the team', () => {
  expect(isStaffNews({ kind: 'invoice-paid', number: '2026-00001' })).toBe(false)
  expect(isStaffNews({ kind: 'message-received', subject: 'Hello' })).toBe(true)
})

test('a window is due once it is over, for an hour', () => {
  const window = newsWindow('2026-06-01T12:09:59.999Z')
  expect(window).toBe(newsWindow('2026-06-01T12:00:00.000Z'))
  const due = (now: string) => isWindowDue(window, now)
  expect(due('2026-06-01T12:09:59.999Z')).toBe(false)
  expect(due('2026-06-01T12:10:00.000Z')).toBe(true)
  expect(due('2026-06-01T13:09:59.999Z')).toBe(true)
  expect(due('2026-06-01T13:10:00.000Z')).toBe(false)
  expect(oldestDueTime('2026-06-01T13:05:00.000Z')).toBe('2026-06-01T12:00:00.000Z')
})
