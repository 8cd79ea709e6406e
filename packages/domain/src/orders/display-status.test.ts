import { expect, test } from 'vitest'
import { displayStatus } from './display-status.ts'

test('an approved order is what its service is, any other is what was decided about it', () => {
  expect(displayStatus('active', 'terminated')).toBe('terminated')
  expect(displayStatus('active', 'active')).toBe('active')
  expect(displayStatus('active', null)).toBe('active')
  expect(displayStatus('rejected', null)).toBe('rejected')
})
