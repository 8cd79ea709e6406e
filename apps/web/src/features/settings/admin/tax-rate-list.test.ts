import { expect, test } from 'vitest'
import { sortedRates, withoutRate, withRate } from './tax-rate-list.ts'

const [old, now, german] = [
  { country: 'MA', basisPoints: 1400, from: '2020-01-01' },
  { country: 'MA', basisPoints: 2000, from: '2026-01-01' },
  { country: 'DE', basisPoints: 1900, from: '2021-01-01' },
]

test('rates stand by country, the latest first', () => {
  expect(sortedRates([old, german, now])).toEqual([german, now, old])
})

test('a rate is added, takes the place of the one that was edited, or is taken away', () => {
  expect(withRate([old], now, null)).toEqual([old, now])
  expect(withRate([old, german], { ...old, basisPoints: 1000 }, old)).toEqual([
    german,
    { ...old, basisPoints: 1000 },
  ])
  expect(withoutRate([old, now], old)).toEqual([now])
})

test('two rates of a country on one day are refused', () => {
  expect(withRate([old, now], { ...old, basisPoints: 7 }, null)).toBeNull()
  expect(withRate([old, now], { ...old, from: now.from }, old)).toBeNull()
})
