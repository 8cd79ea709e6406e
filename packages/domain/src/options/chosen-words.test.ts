import { expect, test } from 'vitest'
import { choiceOfPlan } from './chosen-words.ts'

const slots = { id: 'player-slots', choiceLabel: '50' }

test.each([
  [slots, 500, '50 of up to 500'],
  [slots, 50, '50'],
  [slots, 25, '50'],
  [slots, null, '50'],
  [{ ...slots, choiceLabel: 'As many as there are' }, 500, 'As many as there are'],
  [{ id: 'backup', choiceLabel: '7' }, 500, '7'],
])('%j of a plan with %s slots reads %s', (option, planSlots, words) => {
  expect(choiceOfPlan(option, planSlots)).toBe(words)
})
