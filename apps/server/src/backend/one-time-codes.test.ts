import { expect, test } from 'vitest'
import { createOneTimeCodes } from './one-time-codes.ts'

const oneTimeCodes = createOneTimeCodes()

// RFC 6238, appendix B: the secret "12345678901234567890"; the last six digits of its eight.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number): string => new Date(seconds * 1000).toISOString()

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [2000000000, '279037', 66666666],
])('at %d s the code of the standard is accepted, with its step', (seconds, code, step) => {
  expect(oneTimeCodes.stepOf(SECRET, code, at(seconds))).toBe(step)
})

test('a code is good one step early and one step late, and no longer', () => {
  const step = 37037036
  const accepted = [-2, -1, 0, 1, 2].map((beside) =>
    oneTimeCodes.stepOf(SECRET, '081804', at((step + beside) * 30)),
  )
  expect(accepted).toEqual([null, step, step, step, null])
})

test.each(['', '28708', '2870820', '287083', 'abcdef'])('%j is no code', (code) => {
  expect(oneTimeCodes.stepOf(SECRET, code, at(59))).toBe(null)
})

test('a new secret has 160 bits, and its address names the shop and the account', () => {
  const secret = oneTimeCodes.newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(oneTimeCodes.address(secret, 'ada@example.org', 'Host & Front')).toBe(
    `otpauth://totp/Host%20%26%20Front:ada%40example.org?issuer=Host+%26+Front&algorithm=SHA1&secret=${secret}&period=30&digits=6`,
  )
})
