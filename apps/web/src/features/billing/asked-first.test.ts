import { expect, test } from 'vitest'
import { askedFirst } from './asked-first.ts'

const row = (id: string, day: number, isOpen: boolean) => ({
  id,
  isOpen,
  dueDate: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
})

test('what is to be paid comes first, the earliest due before the others, and the rest stays', () => {
  const rows = [
    row('paid, newest', 28, false),
    row('due later', 20, true),
    row('due at the same time', 20, true),
    row('paid, oldest', 1, false),
    row('due first', 3, true),
  ]
  expect(askedFirst(rows, ({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([
    'due first',
    'due later',
    'due at the same time',
    'paid, newest',
    'paid, oldest',
  ])
})
