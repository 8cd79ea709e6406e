import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import { dayAfter, daysIn } from '../reports/period.ts'
import { linePeriod } from './invoice-line.ts'

test('the last day of a period is the one before the next begins, over months, years and leap days', () => {
  const lastDay = (from: string, end: string) => linePeriod(`${from}T21:15:00.000Z`, end).to
  expect(lastDay('2026-12-23', '2027-01-22T21:15:00.000Z')).toBe('2027-01-21')
  expect(lastDay('2026-11-01', '2026-12-01T21:15:00.000Z')).toBe('2026-11-30')
  expect(lastDay('2027-01-30', '2027-03-01T00:00:00.000Z')).toBe('2027-02-28')
  expect(lastDay('2028-01-31', '2028-03-01T23:59:59.999Z')).toBe('2028-02-29')
  expect(lastDay('2026-01-01', '2027-01-01T21:15:00.000Z')).toBe('2026-12-31')
})

test('what is over on the day of its beginning bills that day', () => {
  const period = linePeriod('2026-07-01T08:00:00.000Z', '2026-07-01T20:00:00.000Z')
  expect(period).toEqual({ from: '2026-07-01', to: '2026-07-01' })
})

test('periods that follow each other share no day and leave none out, and each has as many days as it bills', () => {
  const begin = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  const lengths = fc.array(fc.constantFrom(30, 90, 180, 365), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(begin, lengths, (at, days) => {
      let from = at.toISOString()
      for (const length of days) {
        const end = addDays(from, length)
        const period = linePeriod(from, end)
        expect(daysIn(period)).toBe(length)
        expect(dayAfter(period.to, 1)).toBe(linePeriod(end, addDays(end, 30)).from)
        from = end
      }
    }),
  )
})
