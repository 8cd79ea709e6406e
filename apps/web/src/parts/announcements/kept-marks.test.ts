import { expect, test } from 'vitest'
import { parseMarks } from './kept-marks.ts'

test('marks are read as they were kept', () => {
  expect(parseMarks('["a 1","b 2"]')).toEqual(['a 1', 'b 2'])
})

test.each(['', 'no JSON', '{"a":1}', 'null', '[1,{}]'])('%j holds no mark', (text) => {
  expect(parseMarks(text)).toEqual([])
})
