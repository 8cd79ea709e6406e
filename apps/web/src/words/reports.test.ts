import { expect, test } from 'vitest'
import {
  growthWords,
  lifetimeWords,
  periodWords,
  shareBeforeWords,
  shareWords,
  soldWords,
  stepWords,
  taxedWords,
} from './reports.ts'

const money = (amount: number): string => `€${amount}`

test.each([
  [112, 100, '+12% on €100'],
  [99, 100, '−1% on €100'],
  [1001, 1000, '+0.1% on €1000'],
  [250_000, 100, '+249,900% on €100'],
  [100, 100, 'The same as before'],
  [0, 0, 'The same as before'],
  [5, 0, '€0 before'],
  [-50, 100, '−150% on €100'],
])('%d after %d: %s', (now, before, words) => {
  expect(growthWords(now, before, money)).toBe(words)
})

test('a period is said by its days, one day once', () => {
  expect(periodWords({ from: '2026-11-01', to: '2026-11-25' })).toBe('Nov 1, 2026 to Nov 25, 2026')
  expect(periodWords({ from: '2028-02-29', to: '2028-02-29' })).toBe('Feb 29, 2028')
})

test('bars are days or months', () => {
  expect([stepWords('2026-11-21'), stepWords('2026-01')]).toEqual(['Nov 21, 2026', 'Jan 2026'])
})

test('shares have a decimal only where there is one', () => {
  expect([shareWords(125), shareWords(30), shareWords(0)]).toEqual(['12.5%', '3%', '0%'])
})

test('what was sold and where is named, also where it is not known', () => {
  const plan = { kind: 'plan', planId: 'a' } as const
  expect(soldWords({ ...plan, name: 'SAMP Starter' })).toBe('SAMP Starter')
  expect(soldWords({ ...plan, name: null })).toBe('A plan of before')
  expect(soldWords({ kind: 'domain', planId: null, name: null })).toBe('Domains')
  expect(soldWords({ kind: 'other', planId: null, name: null })).toBe('Other invoices')
  expect(taxedWords('MA', 2000)).toBe('Morocco, 20%')
  expect(taxedWords('FR', 550)).toBe('France, 5.5%')
  expect(taxedWords(null, null)).toBe('No country, rate unknown')
})

test('the value of a customer says what it is made of, as far as that is known', () => {
  expect(lifetimeWords({ perCustomer: 12, lifetime: 250 }, money)).toBe('€12 a month for 25 months')
  expect(lifetimeWords({ perCustomer: 12, lifetime: 10 }, money)).toBe('€12 a month for 1 month')
  expect(lifetimeWords({ perCustomer: 12, lifetime: null }, money)).toBe(
    '€12 a month; nobody was lost',
  )
  expect(lifetimeWords({ perCustomer: null, lifetime: null }, money)).toBe(
    'No customers at the end',
  )
  expect([shareBeforeWords(30), shareBeforeWords(null)]).toEqual(['3% before', 'Not known before'])
})
