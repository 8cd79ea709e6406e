import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { open, seal } from './seal.ts'

const KEY = randomBytes(32)
const SECRET = 'GEZDGNBVGY3TQOJQ'

test('what is sealed says nothing, is another text each time, and opens', () => {
  const sealed = seal(KEY, SECRET, 'ada')
  expect(sealed).toMatch(/^[\w-]{40,}$/)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(SECRET)
  expect(seal(KEY, SECRET, 'ada')).not.toBe(sealed)
  expect(open(KEY, sealed, 'ada')).toBe(SECRET)
})

test('it opens neither with another key nor for another owner, nor once a bit of it was changed', () => {
  const sealed = seal(KEY, SECRET, 'ada')
  expect(() => open(randomBytes(32), sealed, 'ada')).toThrow()
  expect(() => open(KEY, sealed, 'eve')).toThrow()
  for (const at of Buffer.from(sealed, 'base64url').keys()) {
    const bytes = Buffer.from(sealed, 'base64url')
    bytes[at] = (bytes[at] ?? 0) ^ 1
    expect(() => open(KEY, bytes.toString('base64url'), 'ada'), `byte ${at}`).toThrow()
  }
  for (const cut of ['', sealed.slice(0, 20), sealed.slice(0, -4)]) {
    expect(() => open(KEY, cut, 'ada')).toThrow()
  }
})
