import { expect, test } from 'vitest'
import { tokenIn } from './link-token.ts'

test.each([
  ['#token=abc-_123', 'abc-_123'],
  ['#token=tok%2Fen%2B1', 'tok/en+1'],
  ['#other=1&token=abc', 'abc'],
])('%s holds a token', (hash, token) => expect(tokenIn(hash)).toBe(token))

test.each(['', '#', '#main', '#token=', '#tokens=abc'])('%j holds none', (hash) =>
  expect(tokenIn(hash)).toBeNull(),
)
