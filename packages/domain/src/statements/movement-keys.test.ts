import { expect, test } from 'vitest'
import { keysNearby, movementKeys } from './movement-keys.ts'

const day = '2026-06-01'

// Kept with every row that was decided on: another key would let an old file be applied once more.
test('a movement is known by day and amount, and by what the bank calls it or else its label', () => {
  const named = { date: day, amount: 3000, label: 'VIR', id: 'BANK-7' }
  const written = { date: day, amount: -450, label: 'Loyer Juin', id: null }
  expect(movementKeys([named, written, named, named])).toEqual([
    '2026-06-01 3000 id bank7',
    '2026-06-01 -450 loyerjuin',
    '2026-06-01 3000 id bank7 #2',
    '2026-06-01 3000 id bank7 #3',
  ])
})

test.each([
  ['BANK-77120', true],
  ['0fa1b2c3-11aa-42bb-93cc-1234567890ab', true],
  // What a bank counts, and what payers write where it has a column for that.
  ['00001', false],
  ['7', false],
  ['Hosting', false],
  ['Juin 2026', false],
])('%s names a movement also in another format: %s', (id, isNamed) => {
  const keys = keysNearby({ id, date: day, amount: 3000, key: '' })
  expect(keys.length > 0).toBe(isNamed)
})
