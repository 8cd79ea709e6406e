import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('as many as are allowed in a minute go out at once, and the next when the first is a minute old', () => {
  let time = 5000
  const pace = createPace(() => time)
  for (let count = 0; count < 3; count++) {
    expect(pace.wait('one', 3)).toBe(0)
    pace.count('one')
    time += 100
  }
  expect(pace.wait('one', 3)).toBe(60_000 - 300)
  expect(pace.wait('other', 3)).toBe(0)
  time += 59_700
  expect(pace.wait('one', 3)).toBe(0)
})
