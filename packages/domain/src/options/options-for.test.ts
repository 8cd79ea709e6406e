import { expect, test } from 'vitest'
import { mostSlots } from './options-for.ts'

test('the largest choice of players is found, and none where choices say nothing of players', () => {
  expect(mostSlots([{ slots: 25 }, { slots: 200 }, { slots: null }])).toBe(200)
  expect(mostSlots([{ slots: null }])).toBe(0)
  expect(mostSlots([])).toBe(0)
})
