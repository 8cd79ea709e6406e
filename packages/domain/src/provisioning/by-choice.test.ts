import { expect, test } from 'vitest'
import {
  choiceLines,
  isByChoice,
  isSaid,
  pickByChoice,
  readByChoice,
  valuesIn,
} from './by-choice.ts'

test.each([
  ['', []],
  ['9000', ['9000']],
  ['pve1, pve2', ['pve1', 'pve2']],
])('%j is for whatever was chosen', (text, all) =>
  expect(readByChoice(text)).toEqual({ all, each: [] }),
)

test.each(['a=1 2\nb = 3', 'a = 1, 2, b = 3', 'a = 1 2 b =3'])('%j is for choices', (text) => {
  const each = [
    { choice: 'a', values: ['1', '2'] },
    { choice: 'b', values: ['3'] },
  ]
  expect(readByChoice(text)).toEqual({ all: [], each })
  expect(readByChoice(choiceLines(each))).toEqual({ all: [], each })
})

test('commas alone say nothing', () =>
  expect(['', ' , ', '1', 'a ='].map(isSaid)).toEqual([false, false, true, true]))

test('values are told whatever they are for', () => {
  expect(valuesIn('a = 1 2\nb = 3')).toEqual(['1', '2', '3'])
  expect(valuesIn('4, 5')).toEqual(['4', '5'])
})

test.each([
  ['', true],
  ['1', true],
  ['1 2', true],
  ['1 2 3', false],
  ['a = 1 2, b = 1', true],
  ['a = 1 2 3', false],
  ['1, a = 2', false],
  ['a = 1, b =', false],
  ['a = 1, a = 2', false],
  [`${'a'.repeat(65)} = 1`, false],
  [Array.from({ length: 51 }, (_, at) => `c${at} = 1`).join('\n'), false],
])('whether %s says it of every choice once: %s', (text, is) =>
  expect(isByChoice(text, 2)).toBe(is),
)

test('the first whose choice was made is picked, and none where none was', () => {
  const each = [{ choice: 'a' }, { choice: 'b' }]
  expect(pickByChoice(each, ['x', 'b'])).toBe(each[1])
  expect(pickByChoice(each, ['b', 'a'])).toBe(each[0])
  expect(pickByChoice(each, ['x'])).toBeNull()
  expect(pickByChoice(each, [])).toBeNull()
})
