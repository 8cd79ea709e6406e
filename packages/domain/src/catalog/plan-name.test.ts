import { expect, test } from 'vitest'
import { planName } from './plan-name.ts'

test('a plan is named with its type, unless its name says it already', () => {
  expect(planName('Starter', 'samp')).toBe('SAMP Starter')
  expect(planName('SAMP Starter', 'samp')).toBe('SAMP Starter')
})
