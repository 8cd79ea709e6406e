import { expect, test } from 'vitest'
import { rowActs, surplusOf } from './row-acts.ts'

test.each([
  [450, 450, ['apply']],
  [449, 450, ['part']],
  [451, 450, ['rest-to-coins', 'rest-to-return']],
  // Paid already.
  [450, 0, ['rest-to-coins', 'rest-to-return']],
  [-450, 450, []],
])('a row of %d for an invoice that owes %d: %j', (amount, owed, expected) => {
  expect(rowActs(amount, owed)).toEqual(expected)
})

test('only a rest goes somewhere', () => {
  expect((['apply', 'part', 'rest-to-coins', 'rest-to-return'] as const).map(surplusOf)).toEqual([
    undefined,
    undefined,
    'coins',
    'return',
  ])
})
