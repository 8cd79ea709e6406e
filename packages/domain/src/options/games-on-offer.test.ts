import { expect, test } from 'vitest'
import { gamesOnOffer } from './games-on-offer.ts'
import { SEED_OPTIONS } from './seed-options.ts'

const choice = (label: string) => ({ id: label, label, pricePerMonth: 0, slots: null })

test('the seed leaves the game to its customer', () => {
  expect(gamesOnOffer(SEED_OPTIONS)).toEqual([])
})

test('an operator’s list of games is named in its order, an archived one is not', () => {
  const listed = SEED_OPTIONS.map((option) =>
    option.id === 'game'
      ? { ...option, kind: 'choice' as const, choices: [choice('Chess'), choice('Go')] }
      : option,
  )
  expect(gamesOnOffer(listed)).toEqual(['Chess', 'Go'])
  expect(gamesOnOffer(listed.map((option) => ({ ...option, status: 'archived' })))).toEqual([])
})
