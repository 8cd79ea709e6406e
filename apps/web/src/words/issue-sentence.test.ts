import { expect, test } from 'vitest'
import { issueSentence } from './issue-sentence.ts'

test.each([
  [undefined, undefined],
  ['REQUIRED', 'Please fill in this field.'],
  ['TOO_LOW 6', 'This is too low: at least 6.'],
  ['TOO_HIGH 64', 'This is too high: at most 64.'],
  ['TOO_LONG 60', 'This is too long: at most 60.'],
  ['TOO_LONG', 'This is too long.'],
  ['Another voucher has this code.', 'Another voucher has this code.'],
])('the message %j reads %j', (message, sentence) => {
  expect(issueSentence(message)).toBe(sentence)
})
