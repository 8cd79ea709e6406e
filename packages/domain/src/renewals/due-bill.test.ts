import { expect, test } from 'vitest'
import { dueBill, paysItself } from './due-bill.ts'

const END = '2026-07-01T12:00:00.000Z'
/** Ten days before the end, and a moment before that. */
const [LEAD, EARLY] = ['2026-06-21T12:00:00.000Z', '2026-06-21T11:59:59.999Z']
const unpaid = { status: 'unpaid', total: 450, paid: 0 } as const
const facts = { invoice: null, coins: 0, billing: { renewalLeadDays: 10 }, now: LEAD }
const held = { autoRenew: true, expiresAt: END }

test('it is billed so many days before the end, and not a moment before', () => {
  expect(dueBill(held, facts)).toBe('issue-invoice')
  expect(dueBill(held, { ...facts, now: EARLY })).toBeNull()
  expect(dueBill(held, { ...facts, now: EARLY, invoice: unpaid, coins: 450 })).toBeNull()
  expect(dueBill({ ...held, autoRenew: false }, facts)).toBe('issue-invoice')
})

test('its bill is paid by coins where that is wanted and they cover what is owed', () => {
  const due = { ...facts, invoice: unpaid, coins: 450 }
  expect(dueBill(held, due)).toBe('pay-with-coins')
  expect(dueBill(held, { ...due, coins: 449 })).toBeNull()
  expect(dueBill({ ...held, autoRenew: false }, due)).toBeNull()
})

test.each([
  ['what is not paid yet', unpaid, 450, true],
  ['a cent more than there is', unpaid, 449, false],
  ['the rest of a part', { ...unpaid, paid: 400 }, 50, true],
  ['more than the rest', { ...unpaid, paid: 400 }, 49, false],
  ['what is overdue', { ...unpaid, status: 'overdue' }, 450, true],
  ['what is paid', { ...unpaid, status: 'paid', paid: 450 }, 450, false],
  ['what is cancelled', { ...unpaid, status: 'cancelled' }, 450, false],
] as const)('coins pay %s: %o with %i is %s', (_, invoice, coins, pays) => {
  expect(paysItself({ autoRenew: true }, invoice, coins)).toBe(pays)
  expect(paysItself({ autoRenew: false }, invoice, coins)).toBe(false)
})
