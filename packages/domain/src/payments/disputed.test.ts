import { expect, test } from 'vitest'
import { disputeAmong } from './disputed.ts'

const undisputed = { dispute: null } as const

test.each([
  [[], null],
  [[undisputed], null],
  [[{ dispute: 'won' }, undisputed], 'won'],
  [[{ dispute: 'won' }, { dispute: 'lost' }], 'lost'],
  [[{ dispute: 'lost' }, { dispute: 'open' }, undisputed], 'open'],
] as const)('of %j the first to know is %s', (payments, state) => {
  expect(disputeAmong(payments)).toBe(state)
})
