import type { StaffNewsCounts } from '@hostfront/domain/notifications/staff-news'
import { count, type MailWords, type ShopFacts } from './mail-phrases.ts'

/** What waits, the most urgent first: the mail leads to that. */
const NEWS: readonly {
  readonly of: keyof StaffNewsCounts
  readonly unit: string
  readonly action: MailWords['action']
}[] = [
  {
    of: 'problems',
    unit: 'payment problem',
    action: { label: 'See the payments', path: '/admin/gateways?view=payments' },
  },
  {
    of: 'payments',
    unit: 'declared payment',
    action: { label: 'Check the payments', path: '/admin/transactions' },
  },
  { of: 'orders', unit: 'order', action: { label: 'See the orders', path: '/admin/orders' } },
  { of: 'tickets', unit: 'ticket', action: { label: 'See the tickets', path: '/admin/tickets' } },
  {
    of: 'messages',
    unit: 'message',
    action: { label: 'Read the messages', path: '/admin/tickets?view=messages' },
  },
  {
    of: 'vatNumbers',
    unit: 'unknown VAT number',
    action: { label: 'See the clients', path: '/admin/clients' },
  },
]

/** What waits for the team, counted. */
export function staffNewsWords(counts: StaffNewsCounts, { siteName }: ShopFacts): MailWords {
  const waiting = NEWS.filter(({ of }) => counts[of] > 0)
  const news = waiting.map(({ of, unit }) => count(counts[of], unit)).join(', ')
  return {
    subject: `New at ${siteName}: ${news}`,
    paragraphs: [`Waiting for the team: ${news}.`],
    action: waiting[0]?.action ?? { label: 'See the shop', path: '/admin' },
  }
}
