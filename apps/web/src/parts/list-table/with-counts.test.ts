import { expect, test } from 'vitest'
import { withCounts } from './with-counts.ts'

const options = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

test('choices say how many rows they have, none included, once that is known', () => {
  expect(withCounts(options, undefined)).toEqual(options)
  expect(withCounts(options, [{ state: 'open', count: 1200 }])).toEqual([
    { value: 'open', label: 'Open (1,200)' },
    { value: 'closed', label: 'Closed (0)' },
  ])
})
