import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

const embedded = (password: string, rounds = 600_000): string => {
  const salt = Buffer.from('0123456789abcdef')
  const hash = pbkdf2Sync(password.normalize('NFKC'), salt, rounds, 32, 'sha256')
  return `$pbkdf2-sha256$i=${rounds}$${salt.toString('base64')}$${hash.toString('base64')}`
}

test('a new hash is argon2id of today, salted, and only the password itself verifies', async () => {
  const [first, second] = await Promise.all([
    passwords.hash('pässword '),
    passwords.hash('pässword '),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await passwords.verify('pässword ', first)).toBe(true)
  expect(await passwords.verify('pässword', first)).toBe(false)
  expect(passwords.isStale(first)).toBe(false)
})

test('a password typed on another keyboard is the same password', async () => {
  const hash = await passwords.hash('Ångström')
  expect(await passwords.verify('A\u030angstro\u0308m', hash)).toBe(true)
})

test('a hash of the embedded edition stays valid and counts as stale', async () => {
  const hash = embedded('secret1')
  expect(await passwords.verify('secret1', hash)).toBe(true)
  expect(await passwords.verify('secret2', hash)).toBe(false)
  expect(passwords.isStale(hash)).toBe(true)
})

test('weaker parameters of argon2id are stale', () => {
  expect(passwords.isStale('$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
})

test.each([
  '',
  'secret1',
  '$argon2id$v=19$x$y',
  '$argon2id$v=19$m=4194304,t=100,p=1$c2FsdHNhbHQ$aGFzaA',
  '$argon2i$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA',
  '$pbkdf2-sha256$i=0$c2FsdA==$aGFzaA==',
  '$pbkdf2-sha256$i=99999999$c2FsdA==$aGFzaA==',
  '$pbkdf2-sha256$i=600000$c2FsdA==$',
])('the foreign or costly hash %j verifies nothing', async (hash) => {
  expect(await passwords.verify('secret1', hash)).toBe(false)
})

test('what everybody tries first is common, whatever its case', () => {
  expect(isCommonPassword('123456')).toBe(true)
  expect(isCommonPassword('Password')).toBe(true)
  expect(isCommonPassword('violet-harbour-27')).toBe(false)
})
