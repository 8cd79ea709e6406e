import { expect, test } from 'vitest'
import { serviceKindWords } from './service-kind-words.ts'

const chosen = (id: string, choiceLabel: string) => ({
  id,
  label: id,
  choice: choiceLabel,
  choiceLabel,
  pricePerMonth: 0,
})

test('a service is its plan, its place and its slots, as far as they are known', () => {
  const options = [chosen('backup', 'None'), chosen('player-slots', '50'), chosen('location', 'UK')]
  const named = { serverName: 'Night Shift', planName: 'SAMP Starter 150', options }
  expect(serviceKindWords(named)).toBe('SAMP Starter 150 · UK · 50 slots')
  expect(serviceKindWords({ ...named, serverName: null })).toBe('UK · 50 slots')
  const worded = [chosen('player-slots', 'up to 100 players')]
  expect(serviceKindWords({ ...named, options: worded })).toBe(
    'SAMP Starter 150 · up to 100 players',
  )
  expect(serviceKindWords({ ...named, serverName: null, options: [] })).toBe('')
})
