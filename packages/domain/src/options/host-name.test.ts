import { expect, test } from 'vitest'
import { isHostName } from './host-name.ts'

test.each([
  'a',
  'web1',
  '3com',
  'Web-1.Example.com',
  'xn--caf-dma.example',
  'a'.repeat(63),
  `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`,
])('%s is a host name', (text) => {
  expect(isHostName(text)).toBe(true)
})

test.each([
  '',
  '.',
  'a.',
  '.a',
  'a..b',
  '-a',
  'a-',
  'a_b',
  'a b',
  'café',
  '192.0.2.7',
  'a\n',
  'a'.repeat(64),
  `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`,
])('%j is none', (text) => {
  expect(isHostName(text)).toBe(false)
})
