import { expect, test } from 'vitest'
import { createServerKey } from '../keys/server-key.ts'
import { createMarks } from './marks.ts'

const marks = createMarks(createServerKey('one-key-of-thirty-two-characters'))

test('a mark is right for its text, its purpose and its server alone', () => {
  const mark = marks.make('device-cookie', 'ada')
  const isRight = (text: string) => marks.isRight('device-cookie', text, mark)
  expect([isRight('ada'), isRight('bob')]).toEqual([true, false])
  expect(marks.isRight('reset-link', 'ada', mark)).toBe(false)
  const other = createMarks(createServerKey('two-key-of-thirty-two-characters'))
  expect(other.isRight('device-cookie', 'ada', mark)).toBe(false)
})

test.each(['', 'x', 'é', '='.repeat(50)])('%j is no mark', (mark) => {
  expect(marks.isRight('device-cookie', 'ada', mark)).toBe(false)
})
