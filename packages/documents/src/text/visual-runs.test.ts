import { expect, test } from 'vitest'
import { visualRuns } from './visual-runs.ts'

/** One face for Arabic letters, another for all else. */
const faceOf = (letter: string) => (/[\u0600-\u06ff]/.test(letter) ? 'arabic' : 'latin')
const drawn = (text: string) => visualRuns(text, faceOf).map((run) => run.text)

test('left-to-right text is one piece, unless its letters need several faces', () => {
  expect(drawn('Invoice (2026-00042)')).toEqual(['Invoice (2026-00042)'])
})

test('Arabic begins at the right, its numbers are read from left to right', () => {
  expect(drawn('رقم 2026-00042 من')).toEqual(['من', ' ', '2026-00042', ' ', 'رقم'])
})

test('brackets around Arabic open to the side on which they are read', () => {
  expect(drawn('(شهري)')).toEqual(['(', 'شهري', ')'])
  expect(drawn('دفع (450,00)')).toEqual(['(', '450,00', ')', ' ', 'دفع'])
})

test('Arabic within Latin text stays in its place', () => {
  expect(drawn('Plan سيرفر 7, monthly')).toEqual(['Plan ', '7', ' ', 'سيرفر', ', monthly'])
})

test('what turns directions is not drawn, and letters of two halves stay whole', () => {
  expect(drawn('a\u202eb\u2067c')).toEqual(['abc'])
  expect(drawn('شهري 🙂')).toEqual(['🙂', ' ', 'شهري'])
})
