import type { Invoice } from '@hostfront/domain/billing/invoice'
import { expect, test } from 'vitest'
import { openFirst } from './open-first.ts'

const invoice = (id: string, status: string, day: number, total = 450) =>
  ({ id, status, total, dueDate: `2026-11-${day}T12:00:00.000Z` }) as Invoice

test('what is due first comes first, and what is paid as it came', () => {
  const newestFirst = [
    invoice('late', 'unpaid', 28),
    invoice('paid', 'paid', 27),
    invoice('free', 'unpaid', 20, 0),
    invoice('soon', 'unpaid', 26),
    invoice('over', 'overdue', 25),
    invoice('older', 'cancelled', 24),
  ]
  const order = openFirst(newestFirst).map(({ id }) => id)
  expect(order).toEqual(['over', 'soon', 'late', 'paid', 'free', 'older'])
})
