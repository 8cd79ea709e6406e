import { expect, test } from 'vitest'
import { isConfirmed, needsConfirmation } from './confirmation.ts'

const at = (time: string) => `2026-06-01T${time}.000Z`

test.each([
  ['at once', '12:00:00', true],
  ['after nine minutes and 59 seconds', '12:09:59', true],
  ['after ten minutes', '12:10:00', false],
  ['a day later', '23:59:59', false],
  ['a few seconds before it, by another clock', '11:59:30', true],
  ['an hour before it: a clock was wrong', '11:00:00', false],
])('a confirmation of noon, asked %s', (_, now, counts) => {
  expect(isConfirmed(at('12:00:00'), at(now))).toBe(counts)
})

test('what was never confirmed is not', () => {
  expect(isConfirmed(null, at('12:00:00'))).toBe(false)
})

test.each([
  [null, { role: 'admin' }, false],
  [true, undefined, true],
  [['role', 'coins'], { name: 'Jane' }, false],
  [['role', 'coins'], { name: 'Jane', coins: 0 }, true],
  [['role', 'coins'], { role: undefined }, false],
  [['apply'], { apply: false }, false],
  [['apply'], { apply: true }, true],
  [['apply'], 'no object', false],
  [['apply'], null, false],
] as const)('what asks for %j needs it for %j: %s', (confirmed, input, needed) => {
  expect(needsConfirmation(confirmed, input)).toBe(needed)
})
