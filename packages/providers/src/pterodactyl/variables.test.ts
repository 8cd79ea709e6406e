import { expect, test } from 'vitest'
import { accountNameOf } from './account-name.ts'
import { generated } from './variables.ts'

test('a generated text has 20 letters and digits and is another each time', () => {
  const all = Array.from({ length: 200 }, generated)
  for (const text of all) expect(text).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(new Set(all).size).toBe(200)
})

test.each([
  ['Jane Doe', 'Jane', 'Doe', 'janedoe'],
  ['Žofie  van der Berg', 'Žofie', 'van der Berg', 'zofievanderberg'],
  ['Madonna', 'Madonna', '-', 'madonna'],
  ['山田', '山田', '-', 'customer'],
  ['  ', 'Customer', '-', 'customer'],
])('%s gets a name that the panel takes', (name, first_name, last_name, begin) => {
  const account = accountNameOf({ key: 'hf-u-1', name })
  expect(account).toMatchObject({ first_name, last_name })
  expect(account.username).toMatch(/^[a-z0-9][\w.-]+[a-z0-9]$/)
  expect(account.username.startsWith(`${begin}-`)).toBe(true)
})

test('two customers of one name are called differently, one customer always the same', () => {
  const of = (key: string) => accountNameOf({ key, name: 'Jane Doe' }).username
  expect(of('hf-u-1')).not.toBe(of('hf-u-2'))
  expect(of('hf-u-1')).toBe(of('hf-u-1'))
})
