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
  ['It is at www.example.com.', ['www.example.com']],
  ['www.https://example.com/a', ['https://example.com/a']],
  ['www.bank.example@https://example.com', ['https://example.com']],
  ['www.example.com/?to=https://example.org', ['www.example.com/?to=https://example.org']],
  ['(WWW.Example.co.uk/a?b)', ['WWW.Example.co.uk/a?b']],
  [
    'https://www.example.com, www.example.com:8080',
    ['https://www.example.com', 'www.example.com:8080'],
  ],
])('%s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'mailto:jane@example.com',
  'example.com',
  'www.',
  'www.example',
  'www..com',
  'awww.example.com',
  'éwww.example.com',
  'jane@www.example.com',
  'shop.www.example.com',
  'www.bank.example@evil.example/',
  'https://',
  'https://.',
  'xhttps://example.com',
  'https://bank.example@evil.example/',
  'https://bank.example:443@evil.example/',
  'https://\\evil.example',
])('%s is no link', (text) => {
  expect(addressesIn(text)).toEqual([])
})

test('what begins with www leads to the same over https', () => {
  expect(linkedText('See www.example.com/a!')).toEqual([
    { text: 'See ', href: null },
    { text: 'www.example.com/a', href: 'https://www.example.com/a' },
    { text: '!', href: null },
  ])
})

test.each([
  'www.'.repeat(2_400),
  'www.https://'.repeat(800),
  '@www.'.repeat(1_900),
  `www.${'a.'.repeat(4_900)}!`,
])('names in a row are read at once, too', (text) => {
  const begun = performance.now()
  linkedText(text)
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test.each([
  ['closing brackets', ')'.repeat(9_900), ''],
  ['points before a letter and closing brackets', `${'.'.repeat(5_000)}x`, ')'.repeat(4_900)],
  ['points and closing brackets in turn', '', '.)'.repeat(4_950)],
])('a message of the longest kind is read at once: %s', (_, before, after) => {
  const text = `https://a.example/${before}${after}`
  const begun = performance.now()
  const [address] = addressesIn(text)
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect(address).toBe(`https://a.example/${before.replace(/\)+$/u, '')}`)
})

test('whatever is typed, the pieces are the text, and no address leads elsewhere than the web', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'https://',
      'http://a.example',
      'www.',
      'www.a.example',
      '(',
      ')',
      '.',
      ' ',
      '\n',
      '@',
      '[',
      ']',
    ),
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
