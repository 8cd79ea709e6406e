import { expect, test } from 'vitest'
import { dayToRemind } from './reminder-by-hand.ts'

const invoice = {
  createdAt: '2028-02-01T10:00:00.000Z',
  dueDate: '2028-02-28T10:00:00.000Z',
  status: 'overdue',
  total: 540,
  paid: 100,
} as const
const facts = { invoice, sent: [], declaredAt: null, now: '2028-03-01T08:00:00.000Z' }

test('what is overdue is reminded of once a day, known by how many days it is', () => {
  expect(dayToRemind(facts)).toBe(2)
  expect(dayToRemind({ ...facts, sent: [-3, 1] })).toBe(2)
  expect(dayToRemind({ ...facts, sent: [2] })).toBeNull()
  expect(dayToRemind({ ...facts, now: '2028-02-28T23:00:00.000Z' })).toBe(0)
  expect(dayToRemind({ ...facts, now: '2031-01-01T00:00:00.000Z' })).toBe(365)
})

test('what is paid, declared or not due yet is left alone', () => {
  expect(dayToRemind({ ...facts, invoice: { ...invoice, status: 'paid' } })).toBeNull()
  expect(dayToRemind({ ...facts, declaredAt: '2028-02-20T08:00:00.000Z' })).toBeNull()
  expect(dayToRemind({ ...facts, now: invoice.dueDate })).toBeNull()
})
