import { expect, test } from 'vitest'
import { createPace, mayBeginBelow } from './pace.ts'

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

test.each([72, 120, 240])(
  'four looks at a time that make servers ask no more than %i in any minute',
  (most) => {
    let time = 0
    const pace = createPace(() => time)
    const sent: number[] = []
    const looks = [0, 0, 0, 0]
    for (let made = 0; made < 80; time += 50) {
      looks.forEach((left, at) => {
        if (left === 0 && pace.wait('one', mayBeginBelow(most)) > 0) return
        pace.count('one')
        sent.push(time)
        looks[at] = (left || 9) - 1
        if (left === 1) made++
      })
    }
    const within = sent.map((end) => sent.filter((at) => at <= end && at > end - 60_000).length)
    expect(Math.max(...within)).toBeLessThanOrEqual(most)
  },
)
