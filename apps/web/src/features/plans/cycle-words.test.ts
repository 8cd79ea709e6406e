import { expect, test } from 'vitest'
import { cycleLines } from './cycle-words.ts'

test.each([
  ['monthly', '€2.50 due every 30 days', '€2.13 if paid annually'],
  ['quarterly', '€7.14 due every 90 days', '€0.36 less than paid monthly'],
  ['semi-annually', '€13.50 due every 180 days', '€1.50 less than paid monthly'],
  ['annually', '€25.56 due every 365 days', '€4.44 less than paid monthly'],
] as const)('%s, a plan of €2.50 says what is due and what is saved', (cycle, due, saving) => {
  expect(cycleLines(250, cycle, 'EUR')).toEqual([due, saving])
})

test('nothing is said to be saved on a plan that is free', () => {
  expect(cycleLines(0, 'monthly', 'EUR')).toEqual(['€0.00 due every 30 days', ''])
})
