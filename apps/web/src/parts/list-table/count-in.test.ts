import { expect, test } from 'vitest'
import { ALL, totalOf } from './count-in.ts'

const counts = [
  { state: 'open', count: 2 },
  { state: 'closed', count: 40 },
]

test.each([
  ['one state', counts, 'open', 2],
  ['one in which there is none', counts, 'answered', 0],
  ['all', counts, ALL, 42],
  ['any', counts, undefined, 42],
  ['what is not known yet', undefined, 'open', undefined],
  ['what is too much to be counted', null, 'open', undefined],
])('how many there are of %s', (_what, known, id, total) => expect(totalOf(known, id)).toBe(total))
