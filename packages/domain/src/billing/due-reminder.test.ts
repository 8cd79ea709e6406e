import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMilliseconds } from '../add-days.ts'
import { dueReminder, type ReminderFacts, remindableDueDates } from './due-reminder.ts'

const DUE = '2026-07-01T12:00:00.000Z'
const base: ReminderFacts = {
  invoice: {
    createdAt: addDays(DUE, -7),
    dueDate: DUE,
    status: 'unpaid',
    total: 450,
    paid: 0,
  },
  days: [7, -3, 1],
  sent: [],
  declaredAt: null,
  now: DUE,
}
const on = (day: number, facts: Partial<ReminderFacts> = {}): number | null =>
  dueReminder({ ...base, now: addDays(DUE, day), ...facts })

test('each day of the settings is due from its moment on, whatever their order', () => {
  expect(dueReminder({ ...base, now: addMilliseconds(addDays(DUE, -3), -1) })).toBeNull()
  expect(on(-3)).toBe(-3)
  expect(on(1)).toBe(1)
  expect(on(7)).toBe(7)
  expect(on(7, { days: [] })).toBeNull()
})

test('what was sent is not due again; of what was missed only the latest is', () => {
  expect(on(0, { sent: [-3] })).toBeNull()
  expect(on(1, { sent: [-3] })).toBe(1)
  expect(on(9)).toBe(7)
  expect(on(9, { sent: [7] })).toBeNull()
})

test('after other settings nobody hears an earlier step than the one they had', () => {
  expect(on(5, { days: [-3, 1], sent: [3] })).toBeNull()
  expect(on(5, { days: [4], sent: [3] })).toBe(4)
})

test.each(['paid', 'cancelled', 'refunded'] as const)(
  'none for an invoice that is %s',
  (status) => {
    expect(on(1, { invoice: { ...base.invoice, status } })).toBeNull()
  },
)

test('one that is partly paid or overdue is reminded of; one of nothing is not', () => {
  expect(on(1, { invoice: { ...base.invoice, status: 'overdue', paid: 449 } })).toBe(1)
  expect(on(1, { invoice: { ...base.invoice, total: 0 } })).toBeNull()
})

test('no step of before it was issued, or of that moment', () => {
  const issued = (day: number) => ({ invoice: { ...base.invoice, createdAt: addDays(DUE, day) } })
  expect(on(-2, issued(-2))).toBeNull()
  expect(on(0, issued(-3))).toBeNull()
  expect(on(1, issued(-2))).toBe(1)
})

test('who declared a payment is left alone for three days', () => {
  expect(on(2, { declaredAt: addDays(DUE, 0) })).toBeNull()
  expect(on(3, { declaredAt: addDays(DUE, 0) })).toBe(1)
})

test('a step that was missed by more than two weeks is not made up for', () => {
  expect(on(21)).toBe(7)
  expect(dueReminder({ ...base, now: addMilliseconds(addDays(DUE, 21), 1) })).toBeNull()
})

const times = fc.uniqueArray(fc.integer({ min: -30 * 24, max: 60 * 24 }), { maxLength: 60 })
const someDays = fc.uniqueArray(fc.integer({ min: -20, max: 30 }), { maxLength: 8 })

test('whenever the lifecycle runs, each step is sent at most once, in their order, and after its moment', () => {
  let sentInAll = 0
  fc.assert(
    fc.property(times, someDays, (hours, days) => {
      const sent: number[] = []
      for (const hour of hours.toSorted((one, other) => one - other)) {
        const now = addMilliseconds(DUE, hour * 3_600_000)
        const day = dueReminder({ ...base, days, sent, now })
        if (day === null) continue
        expect(days).toContain(day)
        expect(day * 24).toBeLessThanOrEqual(hour)
        expect(sent.every((earlier) => earlier < day)).toBe(true)
        const within = remindableDueDates(days, now)
        expect(within && within.gte <= DUE && DUE <= within.lte).toBe(true)
        sent.push(day)
      }
      sentInAll += sent.length
    }),
  )
  expect(sentInAll).toBeGreaterThan(30)
})

test('where nobody is ever reminded none is looked for', () => {
  expect(remindableDueDates([], DUE)).toBeNull()
})
