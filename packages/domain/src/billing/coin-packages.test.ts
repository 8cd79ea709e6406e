import { expect, test } from 'vitest'
import { MAX_MONEY } from '../money/money.ts'
import { CoinPackages } from './coin-packages.ts'
import { ReminderDays } from './reminder-days.ts'

const whyNot = ({ success, error }: ReturnType<typeof CoinPackages.safeParse>): string | null =>
  success ? null : (error?.issues[0]?.message ?? 'refused')

test.each([
  ['none', [], null],
  ['eight', [1, 2, 3, 4, 5, 6, 7, MAX_MONEY], null],
  ['nine', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'TOO_HIGH 8'],
  ['one twice', [500, 1000, 500], 'TWICE'],
  ['nothing', [0], 'AMOUNT_INVALID'],
  ['half a cent', [0.5], 'AMOUNT_INVALID'],
  ['more than a balance takes', [MAX_MONEY + 1], 'TOO_HIGH'],
])('packages of coins: %s', (_, amounts, expected) => {
  expect(whyNot(CoinPackages.safeParse(amounts))).toBe(expected)
})

test.each([
  ['never', [], null],
  ['before and after', [-90, -3, 0, 1, 3, 7, 14, 90], null],
  ['nine times', [-4, -3, -2, -1, 0, 1, 2, 3, 4], 'TOO_HIGH 8'],
  ['on one day twice', [3, 3], 'TWICE'],
  ['too early', [-91], 'TOO_LOW -90'],
  ['too late', [91], 'TOO_HIGH 90'],
])('reminders %s', (_, days, expected) => {
  expect(whyNot(ReminderDays.safeParse(days))).toBe(expected)
})
