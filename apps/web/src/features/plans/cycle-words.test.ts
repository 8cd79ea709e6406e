import { expect, test } from 'vitest'
import { cycleLines } from './cycle-words.ts'

test.each([
  ['monthly', 'Billed every 30 days', '€2.13 a month if paid annually'],
  ['quarterly', '€7.14 for 90 days', 'You save €0.36'],
  ['semi-annually', '€13.50 for 180 days', 'You save €1.50'],
  ['annually', '€25.56 for 365 days', 'You save €4.44'],
] as const)('%s, a plan of €2.50 says what is due and what is saved', (cycle, due, saving) => {
  expect(cycleLines(250, cycle, 'EUR')).toEqual([due, saving])
})

test('nothing is said to be saved on a plan that is free', () => {
  expect(cycleLines(0, 'monthly', 'EUR')).toEqual(['€0.00 for 30 days', ''])
})
