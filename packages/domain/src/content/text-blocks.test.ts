import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks.ts'

test('an empty line ends a paragraph, a hash begins a heading, and lines stay lines', () => {
  const text =
    '# Who we are\nNight Shift Ltd\n  Main Street 1\n\n\nRegister 17\r\n## Contact\r\nhelp@shop.test'
  expect(textBlocks(text)).toEqual([
    { kind: 'heading', text: 'Who we are' },
    { kind: 'paragraph', text: 'Night Shift Ltd\nMain Street 1' },
    { kind: 'paragraph', text: 'Register 17' },
    { kind: 'heading', text: 'Contact' },
    { kind: 'paragraph', text: 'help@shop.test' },
  ])
})

test.each(['', ' \n\n', '\n'])('%j has no blocks', (text) => {
  expect(textBlocks(text)).toEqual([])
})

test.each(['#hashtag', '#', '####  deep', '<b>bold</b>'])('%j is a paragraph', (text) => {
  expect(textBlocks(text)).toEqual([{ kind: 'paragraph', text }])
})
