import { expect, test } from 'vitest'
import { doneWords, ranWords } from './tonight.ts'

test('what a night brings is said in the order in which it matters', () => {
  expect(doneWords({ reminded: 2, invoicesIssued: 1200, suspended: 1 })).toBe(
    '1 suspension, 1,200 invoices, 2 reminders',
  )
  expect(doneWords({})).toBe('')
})

test.each([
  [{ waitsFor: null, done: {}, failures: 0 }, 'Nothing was due.'],
  [{ waitsFor: null, done: { renewed: 1 }, failures: 2 }, '1 renewal. 2 failed.'],
  [
    { waitsFor: 'clock', done: {}, failures: 0 },
    'Nothing was done: the clock of this machine is wrong.',
  ],
] as const)('a run says what came of it: %o', (ran, sentence) => {
  expect(ranWords(ran)).toBe(sentence)
})
