import { expect, test } from 'vitest'
import { whatBecameOf } from './what-became-of.ts'

test('an approved order is what its service is, any other is what was decided about it', () => {
  expect(whatBecameOf('active', 'terminated')).toBe('terminated')
  expect(whatBecameOf('active', 'active')).toBe('active')
  expect(whatBecameOf('active', null)).toBe('active')
  expect(whatBecameOf('rejected', null)).toBe('rejected')
})
