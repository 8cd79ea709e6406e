import { expect, test } from 'vitest'
import { ratesBetween, withoutSecondRate, withSecondRate } from './second-rate-list.ts'

const euro = { unit: 'EUR', counter: 'MAD', remark: '' } as const
const [old, now, dollar] = [
  { ...euro, millionths: 10_800_000, from: '2026-11-01' },
  { ...euro, millionths: 10_850_000, from: '2026-11-21' },
  { ...euro, unit: 'USD', millionths: 9_300_000, from: '2026-11-01' } as const,
]
const inverse = { ...old, unit: 'MAD', counter: 'EUR', millionths: 92_593 } as const

test('the rates of two currencies stand by day, the latest first', () => {
  expect(ratesBetween([old, dollar, now], 'MAD', 'EUR')).toEqual([now, old])
  expect(ratesBetween([old, dollar, now], 'USD', 'MAD')).toEqual([dollar])
  expect(ratesBetween([old, dollar, now], 'USD', 'EUR')).toEqual([])
})

test('a rate is added, takes the place of the one that was edited, or is taken away', () => {
  expect(withSecondRate([old], now, null)).toEqual([old, now])
  const edited = { ...old, millionths: 10_810_000 }
  expect(withSecondRate([old, dollar], edited, old)).toEqual([dollar, edited])
  expect(withoutSecondRate([old, now, dollar], old)).toEqual([now, dollar])
})

test('two rates of the same currencies on one day are refused, whichever is named first', () => {
  expect(withSecondRate([old, now], { ...old, millionths: 7_000_000 }, null)).toBeNull()
  expect(withSecondRate([old, now], { ...old, from: now.from }, old)).toBeNull()
  expect(withSecondRate([old], inverse, null)).toBeNull()
  expect(withSecondRate([old], dollar, null)).toEqual([old, dollar])
})
