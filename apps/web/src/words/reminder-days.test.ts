import { expect, test } from 'vitest'
import { reminderWords } from './reminder-days.ts'

test.for<[number[], string | null]>([
  [[], 'Nobody is reminded.'],
  [[1], 'Customers are reminded 1 day after the due date.'],
  [[0], 'Customers are reminded on the due date.'],
  [[7, -3, 1], 'Customers are reminded 3 days before the due date and 1 and 7 days after it.'],
  [[-7, -1], 'Customers are reminded 1 and 7 days before the due date.'],
  [
    [-1, 0, 14],
    'Customers are reminded 1 day before the due date, on the due date and 14 days after it.',
  ],
  [[Number.NaN], null],
  [[1.5], null],
])('the days %j read', ([days, expected]) => {
  expect(reminderWords(days)).toBe(expected)
})
