import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseEmail } from './accounts/email.ts'
import { cleanText, Id, optionalText, typedText } from './record.ts'

test('what nobody types is dropped, newlines and tabs stay', () => {
  expect(cleanText('a\0b\u0007c\u001bd\u007fe\u0085f\ud800g')).toBe('abcdefg')
  expect(cleanText('one\r\ntwo\tthree')).toBe('one\ntwo\tthree')
  expect(cleanText('Zoë 😀 العربية')).toBe('Zoë 😀 العربية')
  expect(cleanText('\u202enimda\u2066x\u200f')).toBe('nimdax\u200f')
})

test('no text keeps a character that a database refuses, and clean text is left alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanText(text)
      expect(cleaned).not.toMatch(/\0/)
      // Throws at half a character.
      expect(encodeURIComponent(cleaned)).toBeDefined()
      expect(cleanText(cleaned)).toBe(cleaned)
    }),
  )
})

test('a typed text is cleaned, trimmed and bounded, in that order', () => {
  const text = typedText(5)
  expect(text.parse(' \0 five5\u0001 ')).toBe('five5')
  expect(text.safeParse(' \0\u0001 ').success).toBe(false)
  expect(text.safeParse('sixsix').success).toBe(false)
  expect(optionalText(5).parse(' \0 ')).toBe('')
})

test('what nobody sees is no text, and what is joined by it is one', () => {
  const text = typedText(20)
  for (const blank of ['', '\u200b', '\u200b \u2060\ufeff', '\u3164', '\u2800', '\u00ad\u200d']) {
    const issues = text.safeParse(blank).error?.issues.map(({ message }) => message)
    expect(issues, JSON.stringify(blank)).toEqual(['REQUIRED'])
  }
  for (const seen of ['👩\u200d🚀', 'می\u200cخواهم', 'co\u00adop', '.'])
    expect(text.parse(seen)).toBe(seen)
})

test('ids hold no control characters', () => {
  expect(Id.safeParse('0190f1e2-0000-7000-8000-000000000000').success).toBe(true)
  expect(Id.safeParse('samp-premium').success).toBe(true)
  for (const id of ['', 'a\0', '\ud800', 'a\n', 'x'.repeat(65)]) {
    expect(Id.safeParse(id).success).toBe(false)
  }
})

test('addresses are cleaned before they are compared', () => {
  expect(normaliseEmail(' Ja\0ne@Example.COM ')).toBe('jane@example.com')
})
