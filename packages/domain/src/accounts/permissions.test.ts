import { expect, test } from 'vitest'
import { ACCESS_LEVELS, type Actor, checkAccess, isOwner } from './permissions.ts'

const customer: Actor = { id: 'c', role: 'user', status: 'active', scopes: null, session: null }
const administrator: Actor = {
  id: 'a',
  role: 'admin',
  status: 'active',
  scopes: null,
  session: null,
}
const suspended: Actor = {
  id: 's',
  role: 'admin',
  status: 'suspended',
  scopes: null,
  session: null,
}

test.each([
  ['a visitor', null, ['ok', 'LOGIN_REQUIRED', 'LOGIN_REQUIRED']],
  ['a customer', customer, ['ok', 'ok', 'FORBIDDEN']],
  ['an administrator', administrator, ['ok', 'ok', 'ok']],
  ['a suspended administrator', suspended, ['ok', 'ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED']],
] as const)('%s is let in where the level allows it', (_who, actor, answers) => {
  const given = ACCESS_LEVELS.map((level) => {
    const checked = checkAccess(level, actor)
    return checked.ok ? 'ok' : checked.refusal
  })
  expect(given).toEqual(answers)
})

test('a record is its owner’s, and not an administrator’s', () => {
  expect(isOwner(customer, { userId: 'c' })).toBe(true)
  expect(isOwner(administrator, { userId: 'c' })).toBe(false)
})
