import { expect, test } from 'vitest'
import { type DayFacts, dayFigures, FIGURE_DAYS, figuresFrom } from './day-figures.ts'

const NOW = '2026-03-10T15:30:00.000Z'
const nothing: DayFacts = {
  paidInvoices: [],
  coinInvoices: [],
  coinEntries: [],
  orders: [],
}

const on = (day: string, sum: number, count = 1) => ({ day, sum, count })
const figuresOf = (facts: Partial<DayFacts>) => dayFigures(NOW, { ...nothing, ...facts })
const revenueOf = (facts: Partial<DayFacts>) =>
  figuresOf(facts).reduce((sum, { revenue }) => sum + revenue, 0)

test('thirty days end with today, and days without anything stand there too', () => {
  const days = figuresOf({})
  expect(days).toHaveLength(FIGURE_DAYS)
  expect(days[0]).toEqual({ day: '2026-02-09', revenue: 0, orders: 0 })
  expect(days.at(-1)).toEqual({ day: '2026-03-10', revenue: 0, orders: 0 })
  expect(figuresFrom(NOW)).toBe('2026-02-09T00:00:00.000Z')
})

test('money and spent coins of a day add up', () => {
  const facts = {
    paidInvoices: [on('2026-03-01', 1200, 2)],
    coinEntries: [on('2026-03-01', -450)],
    orders: [on('2026-03-01', 0, 3)],
  }
  expect(figuresOf(facts)).toContainEqual({ day: '2026-03-01', revenue: 1650, orders: 3 })
})

test('an order paid with coins and given back adds nothing in the end', () => {
  const coinEntries = [on('2026-03-01', -450), on('2026-03-04', 450)]
  expect(figuresOf({ coinEntries })).toContainEqual({
    day: '2026-03-04',
    revenue: -450,
    orders: 0,
  })
  expect(revenueOf({ coinEntries })).toBe(0)
})

test('what lies before the period is left out', () => {
  expect(revenueOf({ paidInvoices: [on('2026-02-08', 700)] })).toBe(0)
})
