import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedText } from './linked-text.ts'

const addressesIn = (text: string) =>
  linkedText(text).flatMap(({ text: piece, href }) => (href === null ? [] : [piece]))

test.each([
  ['See https://example.com/a?b=1&c=2#d for it', ['https://example.com/a?b=1&c=2#d']],
  ['It is at http://example.com.', ['http://example.com']],
  ['Really, https://example.com/a?!', ['https://example.com/a']],
  ['(see https://example.com/a)', ['https://example.com/a']],
  ['(see https://example.com/a).', ['https://example.com/a']],
  [
    'https://en.wikipedia.org/wiki/Rack_(disambiguation)',
    ['https://en.wikipedia.org/wiki/Rack_(disambiguation)'],
  ],
  ['[https://example.com/[a]]', ['https://example.com/[a]']],
  ['“https://example.com/é”', ['https://example.com/é']],
  ['<https://example.com/a>', ['https://example.com/a']],
  ['https://one.example, https://two.example', ['https://one.example', 'https://two.example']],
  ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
  ['https://example.com:8080/x', ['https://example.com:8080/x']],
])('%s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'mailto:jane@example.com',
  'example.com',
  'https://',
  'https://.',
  'xhttps://example.com',
  'https://bank.example@evil.example/',
  'https://bank.example:443@evil.example/',
  'https://\\evil.example',
])('%s is no link', (text) => {
  expect(addressesIn(text)).toEqual([])
})

test('whatever is typed, the pieces are the text, and no address leads elsewhere than the web', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('https://', 'http://a.example', '(', ')', '.', ' ', '\n', '@', '[', ']'),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join('')
      const pieces = linkedText(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const { href } of pieces) if (href !== null) expect(href).toMatch(/^https?:\/\//i)
    }),
  )
})
