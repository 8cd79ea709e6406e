import { expect, test } from 'vitest'
import { isPaidInPart, owedTogether, settle, withPart } from './settle.ts'

const AT = '2026-06-10T00:00:00.000Z'
const bill = (number: string, total: number, more = {}) => ({
  number,
  createdAt: `2026-06-0${number}T00:00:00.000Z`,
  status: 'unpaid' as const,
  total,
  paid: 0,
  ...more,
})
const [first, second, third] = [bill('1', 500), bill('2', 300), bill('3', 200)]

const fallen = (amount: number, invoices: readonly ReturnType<typeof bill>[]) => {
  const { parts, left } = settle(amount, invoices)
  return [...parts.map((part) => `${part.invoice.number}:${part.amount}`), `left ${left}`]
}

test.each([
  ['less than the oldest', 499, ['1:499', 'left 0']],
  ['exactly the oldest', 500, ['1:500', 'left 0']],
  ['a part of the next', 501, ['1:500', '2:1', 'left 0']],
  ['all of them', 1000, ['1:500', '2:300', '3:200', 'left 0']],
  ['more than all', 1001, ['1:500', '2:300', '3:200', 'left 1']],
  ['nothing', 0, ['left 0']],
])('money falls on the oldest first: %s', (_, amount, expected) => {
  expect(fallen(amount, [third, first, second])).toEqual(expected)
})

test('what is paid in part takes only the rest, what is not open nothing, and a free one is settled', () => {
  const started = bill('1', 500, { paid: 450, status: 'overdue' })
  const done = bill('2', 300, { paid: 300, status: 'paid' })
  const closed = bill('3', 200, { status: 'cancelled' })
  expect(fallen(100, [closed, done, started])).toEqual(['1:50', 'left 50'])
  expect(fallen(0, [bill('4', 0)])).toEqual(['4:0', 'left 0'])
  expect(owedTogether([started, done, closed, second])).toBe(350)
})

test('of one moment the lower number comes first', () => {
  const twin = { ...second, createdAt: first.createdAt }
  expect(fallen(500, [twin, first])).toEqual(['1:500', 'left 0'])
})

test('what is taken and what is left make up the money, and nothing is paid beyond what it owes', () => {
  for (let amount = 0; amount <= 1100; amount += 7) {
    const { parts, left } = settle(amount, [first, second, third])
    expect(parts.reduce((sum, part) => sum + part.amount, left)).toBe(amount)
    for (const part of parts) expect(part.amount).toBeLessThanOrEqual(part.invoice.total)
  }
})

test('an invoice is paid once nothing is owed, and not a cent before', () => {
  expect(withPart(first, 499, AT)).toEqual({ paid: 499 })
  expect(withPart(first, 500, AT)).toEqual({ paid: 500, status: 'paid', paidAt: AT })
  const started = bill('1', 500, { paid: 450 })
  expect(withPart(started, 50, AT)).toEqual({ paid: 500, status: 'paid', paidAt: AT })
  expect([first, started, { ...started, status: 'paid' as const }].map(isPaidInPart)).toEqual([
    false,
    true,
    false,
  ])
})
