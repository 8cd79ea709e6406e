import { secret } from '@hostfront/domain/secret'
import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'
import { createServerKey } from './server-key.ts'

const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)]
const SET_AT = '2026-06-01T12:00:00.000Z'
const TEXT = 'sk_live_Zq81-ü-canary'
const place = { collection: 'secondFactors', id: 'factor-1', field: 'secret' } as const
const secrets = createSecrets(createServerKey(ONE))

test('what is sealed fits its field, says when it was set, and nothing else', () => {
  const sealed = secrets.seal(place, TEXT, SET_AT)
  expect(secret().safeParse(sealed).success).toBe(true)
  expect(Buffer.from(sealed.split('.').at(-1) ?? '', 'base64url').toString()).not.toContain(TEXT)
  expect(secrets.seal(place, TEXT, SET_AT)).not.toBe(sealed)
  expect(secrets.setAtOf(sealed)).toBe(SET_AT)
  expect(secrets.open(place, sealed)).toBe(TEXT)
  expect(secret().safeParse(secrets.seal(place, '', SET_AT)).success).toBe(true)
})

test('it opens in its own place alone, with its own time, and not once a letter of it was changed', () => {
  const sealed = secrets.seal(place, TEXT, SET_AT)
  for (const other of [
    { ...place, collection: 'users' as const },
    { ...place, id: 'factor-2' },
    { ...place, field: 'other' },
  ]) {
    expect(() => secrets.open(other, sealed)).toThrow()
  }
  const [mark, id, at, body = ''] = sealed.split('.')
  expect(() => secrets.open(place, [mark, id, `${at}0`, body].join('.'))).toThrow()
  const changed = body.startsWith('A') ? `B${body.slice(1)}` : `A${body.slice(1)}`
  expect(() => secrets.open(place, [mark, id, at, changed].join('.'))).toThrow()
})

test('a new key opens what those of before have sealed, and asks for it to be sealed anew', () => {
  const sealed = secrets.seal(place, TEXT, SET_AT)
  const rotated = createSecrets(createServerKey(TWO, [ONE]))
  expect(rotated.open(place, sealed)).toBe(TEXT)
  expect([secrets.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false])
  const anew = rotated.seal(place, TEXT, SET_AT)
  expect(createSecrets(createServerKey(TWO)).open(place, anew)).toBe(TEXT)
  expect(() => secrets.open(place, anew)).toThrow('a key that is not here')
})
