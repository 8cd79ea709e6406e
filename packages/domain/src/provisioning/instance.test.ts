import { expect, test } from 'vitest'
import { isToSetUp } from './instance.ts'

test.each([
  ['person', 'create', true],
  ['person', 'suspend', false],
  ['person', null, false],
  // A panel is at it.
  ['working', 'create', false],
  ['settled', null, false],
] as const)(
  'of a server that is %s with the step %s staff are to make it: %s',
  (phase, step, is) => {
    expect(isToSetUp({ phase, step })).toBe(is)
  },
)
