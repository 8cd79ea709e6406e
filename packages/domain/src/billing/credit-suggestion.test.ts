import { expect, test } from 'vitest'
import { addDays, addMilliseconds } from '../add-days.ts'
import { endsWhatItPaid, proRata, suggestCredit, withGivenTime } from './credit-suggestion.ts'

const ORDERED = '2026-06-01T12:00:00.000Z'
const order = {
  status: 'paid',
  total: 1000,
  credited: 0,
  createdAt: ORDERED,
  subjectKind: 'order',
  subjectId: 'o1',
} as const
const renewal = { ...order, subjectKind: 'service', subjectId: 's1' } as const
const period = { start: ORDERED, end: addDays(ORDERED, 30) }
const at = (days: number) => ({ period, guaranteeDays: 7, now: addDays(ORDERED, days) })

test('within the guarantee the whole amount of a new order is suggested, and not a moment longer', () => {
  const until = addDays(ORDERED, 7)
  expect(suggestCredit(order, at(6))).toEqual({ why: 'guarantee', amount: 1000, until })
  const lastMoment = { ...at(0), now: addMilliseconds(until, -1) }
  expect(suggestCredit(order, lastMoment)).toMatchObject({ why: 'guarantee' })
  expect(suggestCredit(order, at(7))).toEqual({ why: 'pro-rata', amount: 766, left: 23, days: 30 })
})

test('a renewal has no guarantee, and a day that has begun is used', () => {
  expect(suggestCredit(renewal, at(0))).toEqual({ why: 'unused', amount: 1000 })
  const begun = { ...at(0), now: addMilliseconds(ORDERED, 1) }
  expect(suggestCredit(renewal, begun)).toMatchObject({ why: 'pro-rata', amount: 966, left: 29 })
  expect(suggestCredit(renewal, at(30))).toEqual({ why: 'used', amount: 0 })
  expect(suggestCredit(renewal, at(31))).toEqual({ why: 'used', amount: 0 })
})

test('a period that has not begun, and what bills no time, is suggested whole', () => {
  expect(suggestCredit(renewal, at(-3))).toEqual({ why: 'unused', amount: 1000 })
  const timeless = { ...at(40), period: null }
  expect(suggestCredit(renewal, timeless)).toEqual({ why: 'unused', amount: 1000 })
})

test('no more is suggested than notes have left', () => {
  expect(suggestCredit({ ...order, credited: 400 }, at(1))).toMatchObject({ amount: 600 })
  expect(suggestCredit({ ...renewal, credited: 400 }, at(1))).toMatchObject({ amount: 600 })
  expect(suggestCredit({ ...renewal, credited: 400 }, at(20))).toMatchObject({ amount: 333 })
})

const HOUR = 3_600_000
const given = (waitedHours: number, runsUntilDay: number) =>
  withGivenTime(period, {
    waited: waitedHours * HOUR,
    runsUntil: addDays(ORDERED, runsUntilDay),
  })
const onDay = (day: number, time = period) =>
  suggestCredit(renewal, { period: time, guaranteeDays: 0, now: addDays(ORDERED, day) })

test('days that were given are days of the time that is given back', () => {
  expect(onDay(10, given(0, 40))).toMatchObject({ amount: 750, left: 30, days: 40 })
  expect(onDay(35, given(0, 40))).toMatchObject({ amount: 125, left: 5, days: 40 })
  expect(given(0, 30)).toEqual(period)
  // What was cut short was paid for all the same.
  expect(given(0, 20)).toEqual(period)
})

test('who waited and was made up for it has used nothing meanwhile', () => {
  expect(onDay(5, given(5 * 24, 35))).toEqual({ why: 'unused', amount: 1000 })
  expect(onDay(10, given(5 * 24, 35))).toMatchObject({ amount: 833, left: 25, days: 30 })
  // Waiting that nobody made up for puts nothing off, and what is given besides is given.
  expect(given(5 * 24, 30)).toEqual(period)
  expect(onDay(10, given(5 * 24, 45))).toMatchObject({ left: 35, days: 40 })
})

test('the part of no days is nothing, and of more days than there are the whole', () => {
  expect(proRata(1000, 5, 0)).toBe(0)
  expect(proRata(1000, 40, 30)).toBe(1000)
})

test.each([
  // What is suggested, and all there is, of 450.
  [300, 300, true],
  [300, 450, true],
  [300, 299, false],
  [0, 450, true],
  [0, 449, false],
  [0, 0, false],
  [300, null, false],
])(
  'of %i suggested, giving back %s is the end of what it paid for: %s',
  (suggested, amount, ends) => {
    expect(endsWhatItPaid(amount, { suggested, most: 450 })).toBe(ends)
  },
)
