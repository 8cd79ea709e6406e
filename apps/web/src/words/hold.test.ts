import { expect, test } from 'vitest'
import { holdNote, ownHoldNote } from './hold.ts'

const hold = { holdUntil: '2027-06-15T12:00:00.000Z', holdReason: 'A dispute' }
const [BEFORE, AFTER] = ['2027-06-01T12:00:00.000Z', '2027-06-16T12:00:00.000Z']

test('a hold says until when and why, and nothing once it is over', () => {
  expect(holdNote(hold, BEFORE)).toBe('On hold until Jun 15, 2027: A dispute.')
  expect(ownHoldNote(hold, BEFORE)).toBe(
    'On hold until Jun 15, 2027: A dispute. Nothing is billed or suspended by itself until then.',
  )
  expect(holdNote({ ...hold, holdReason: null }, BEFORE)).toBe('On hold until Jun 15, 2027.')
  expect(holdNote(hold, AFTER)).toBeNull()
  expect(ownHoldNote({ holdUntil: null, holdReason: null }, BEFORE)).toBeNull()
})
