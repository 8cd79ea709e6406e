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

test('what an earlier key has marked stays right', () => {
  const mark = marks.make('device-cookie', 'ada')
  const next = createServerKey('two-key-of-thirty-two-characters', [
    'one-key-of-thirty-two-characters',
  ])
  expect(createMarks(next).isRight('device-cookie', 'ada', mark)).toBe(true)
  expect(createMarks(next).isRight('device-cookie', 'bob', mark)).toBe(false)
  expect(createMarks(next).make('device-cookie', 'ada')).not.toBe(mark)
})

test.each(['', 'x', 'é', '='.repeat(50)])('%j is no mark', (mark) => {
  expect(marks.isRight('device-cookie', 'ada', mark)).toBe(false)
})
