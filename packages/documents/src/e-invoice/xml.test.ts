import { expect, test } from 'vitest'
import { group, text } from './xml.ts'

test('what people typed is text, whatever it looks like', () => {
  expect(text('a', '<b c="d">&\u0000\ud800</b>', { e: '"f"' })).toBe(
    '<a e="&quot;f&quot;">&lt;b c=&quot;d&quot;&gt;&amp;&lt;/b&gt;</a>',
  )
})

test('what is not there has no element', () => {
  expect(group('a', [text('b', 'c'), null])).toBe('<a><b>c</b></a>')
})
