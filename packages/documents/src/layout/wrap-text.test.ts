import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const letters = (text: string) => text.length

test('lines break at spaces, and words that are longer than a line within', () => {
  expect(wrapText('a long name here', 6, letters)).toEqual(['a long', 'name', 'here'])
  expect(wrapText('abcdefgh ij', 3, letters)).toEqual(['abc', 'def', 'gh', 'ij'])
  expect(wrapText('one\ntwo', 9, letters)).toEqual(['one', 'two'])
  expect(wrapText('', 9, letters)).toEqual([''])
})

test('a mark stays with its letter', () => {
  expect(wrapText('e\u0301e\u0301', 2, letters)).toEqual(['e\u0301', 'e\u0301'])
})

test('no letter is lost, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
      const lines = wrapText(text, width, (line) => Array.from(line).length)
      expect(lines.join('').replace(/[ \t]/g, '')).toBe(text.replace(/[ \t\n]/g, ''))
      for (const line of lines) {
        // A letter has as many marks as it has.
        if (!/\p{M}/u.test(line)) expect(Array.from(line).length).toBeLessThanOrEqual(width)
      }
    }),
  )
})
