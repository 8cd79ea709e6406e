import { expect, test } from 'vitest'
import { type Actor, isOwner } from './actor.ts'
import { API_SCOPES } from './api-key.ts'
import {
  checkPermission,
  isForTeam,
  may,
  offeredScopes,
  PERMISSIONS,
  ROLES,
  rolesWith,
  scopeFor,
  scopePermissions,
} from './permission.ts'
import { entersPanel, isTeamRole } from './team-role.ts'
import { Role } from './user.ts'

const customer: Actor = { id: 'c', role: 'user', status: 'active', scopes: null, session: null }
const administrator: Actor = { ...customer, id: 'a', role: 'admin' }
const suspended: Actor = { ...administrator, id: 's', status: 'suspended' }

test.each([
  ['a visitor', null, ['ok', 'LOGIN_REQUIRED', 'LOGIN_REQUIRED']],
  ['a customer', customer, ['ok', 'ok', 'FORBIDDEN']],
  ['an administrator', administrator, ['ok', 'ok', 'ok']],
  ['a suspended administrator', suspended, ['ok', 'ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED']],
  ['a key for orders', { ...administrator, scopes: ['orders:write'] }, ['ok', 'ok', 'ok']],
  ['a customer’s key', { ...customer, scopes: ['orders:write'] }, ['ok', 'ok', 'FORBIDDEN']],
  ['another key', { ...administrator, scopes: ['orders:read'] }, ['ok', 'FORBIDDEN', 'FORBIDDEN']],
  ['a key for nothing', { ...administrator, scopes: [] }, ['ok', 'FORBIDDEN', 'FORBIDDEN']],
] as const)('%s is let in where the permission allows it', (_who, actor, answers) => {
  const asked = ['public', 'orders.place', 'orders.decide'] as const
  const given = asked.map((permission) => {
    const checked = checkPermission(permission, actor)
    return checked.ok ? 'ok' : checked.refusal
  })
  expect(given).toEqual(answers)
})

test('a permission is written noun.verb and stands in the list once', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
  for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)?$/)
})

test('an administrator may all, a customer what is not for the team', () => {
  expect(PERMISSIONS.filter((permission) => !may(administrator, permission))).toEqual([])
  expect(PERMISSIONS.filter((permission) => may(customer, permission))).toEqual(
    PERMISSIONS.filter((permission) => !isForTeam(permission)),
  )
  expect(rolesWith('orders.decide')).toEqual(['admin'])
  expect(rolesWith('orders.place')).toEqual(['user', 'admin'])
  expect(may(null, 'orders.place')).toBe(false)
})

test('an account that its owner looks at may what its role may', () => {
  expect(may({ role: 'admin', status: 'active' }, 'admin.enter')).toBe(true)
  expect(may({ role: 'user', status: 'active' }, 'admin.enter')).toBe(false)
})

test('a permission needs one scope of a key at most, and every scope is for something', () => {
  expect(Object.keys(scopePermissions).sort()).toEqual([...API_SCOPES].sort())
  for (const permission of PERMISSIONS) {
    const scopes = API_SCOPES.filter((scope) => scopePermissions[scope].has(permission))
    expect(scopes).toEqual([scopeFor(permission) ?? []].flat())
  }
  for (const scope of API_SCOPES) expect(scopePermissions[scope].size).toBeGreaterThan(0)
})

test('only who records payments is offered a key that does', () => {
  expect(offeredScopes('admin')).toEqual(API_SCOPES)
  expect(offeredScopes('user')).toEqual(API_SCOPES.filter((scope) => scope !== 'billing:write'))
  expect(ROLES.user.has('payments.record')).toBe(false)
})

test('a record is its owner’s, and not an administrator’s', () => {
  expect(isOwner(customer, { userId: 'c' })).toBe(true)
  expect(isOwner(administrator, { userId: 'c' })).toBe(false)
})

test('roles of the team are those that may enter the panel, and an account enters it while it may', () => {
  expect(Role.options.filter(isTeamRole)).toEqual(rolesWith('admin.enter'))
  expect(rolesWith('shop.use-closed')).toEqual(rolesWith('admin.enter'))
  for (const actor of [customer, administrator, suspended])
    expect(entersPanel(actor)).toBe(may(actor, 'admin.enter'))
  expect(entersPanel(null)).toBe(false)
})
