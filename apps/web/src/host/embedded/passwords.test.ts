import { afterEach, expect, test, vi } from 'vitest'
import { digest } from './digest.ts'
import { passwords } from './passwords.ts'

/** Plain http: the browser withholds `crypto.subtle`. */
const onPlainHttp = () =>
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a hash names its algorithm and rounds, is salted and never holds the password', async () => {
  const [first, second] = [await passwords.hash('secret1'), await passwords.hash('secret1')]
  expect(first).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/)
  expect(first).not.toBe(second)
  expect(first).not.toContain('secret1')
})

test('only the password itself verifies', async () => {
  const hash = await passwords.hash('pässword ')
  expect(await passwords.verify('pässword ', hash)).toBe(true)
  expect(await passwords.verify('pässword', hash)).toBe(false)
})

test.each([
  '',
  'secret1',
  '$argon2id$v=19$x$y',
  '$pbkdf2-sha256$i=0$c2FsdA==$aGFzaA==',
  '$pbkdf2-sha256$i=x$$',
])('the foreign hash %j verifies nothing', async (hash) => {
  expect(await passwords.verify('secret1', hash)).toBe(false)
})

test('on plain http the same hashes come from plain code, both ways', async () => {
  const made = await passwords.hash('secret1')
  const sum = await digest('token')
  onPlainHttp()
  expect(await passwords.verify('secret1', made)).toBe(true)
  expect(await digest('token')).toBe(sum)
}, 60_000)
