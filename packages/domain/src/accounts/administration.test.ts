import { expect, test } from 'vitest'
import {
  canBeDeleted,
  checkEdit,
  checkOwnRemoval,
  editAccount,
  mayTakeRights,
  runsShop,
} from './administration.ts'
import { tombstoneOf } from './tombstone.ts'
import { User } from './user.ts'

const anna: User = {
  id: 'anna',
  createdAt: '2026-06-01T12:00:00.000Z',
  name: 'Anna',
  username: null,
  email: 'anna@shop.test',
  passwordHash: '$hash',
  role: 'admin',
  status: 'active',
  landing: 'admin',
  coins: 100,
  country: 'MA',
  phone: '1',
  company: 'Shop',
  taxId: 'MA 7',
  vatCheck: null,
  street: '1 Rue du Port',
  postcode: '20000',
  town: 'Casablanca',
  locale: 'fr',
  emailVerifiedAt: '2026-06-02T12:00:00.000Z',
  holdUntil: null,
  holdReason: null,
}
const other = { id: 'other' }

test('only an active administrator runs the shop', () => {
  expect(runsShop(anna)).toBe(true)
  expect(runsShop({ ...anna, status: 'suspended' })).toBe(false)
  expect(runsShop({ ...anna, role: 'user' })).toBe(false)
})

test('an edit that makes a user or suspends may take rights, others never', () => {
  expect(mayTakeRights({ role: 'user' })).toBe(true)
  expect(mayTakeRights({ status: 'suspended' })).toBe(true)
  expect(mayTakeRights({ role: 'admin', status: 'active' })).toBe(false)
  expect(mayTakeRights({})).toBe(false)
})

test.each([{ role: 'user' }, { status: 'suspended' }] as const)(
  'setting %j of an administrator needs another one, and never oneself',
  (edit) => {
    const after = { ...anna, ...edit }
    expect(checkEdit(other, anna, after, 1)).toMatchObject({ ok: true })
    expect(checkEdit(other, anna, after, 0)).toMatchObject({ refusal: 'LAST_ADMIN' })
    expect(checkEdit(anna, anna, after, 1)).toMatchObject({ refusal: 'OWN_ACCOUNT' })
  },
)

test('who runs no shop can be demoted and suspended without asking who else does', () => {
  const suspended = { ...anna, status: 'suspended' } as const
  expect(checkEdit(other, suspended, { ...suspended, role: 'user' }, 0).ok).toBe(true)
  const customer = { ...anna, role: 'user' } as const
  expect(checkEdit(other, customer, { ...customer, status: 'suspended' }, 0).ok).toBe(true)
})

test('administrators and what is deleted already are not deleted', () => {
  expect(canBeDeleted({ ...anna, role: 'user' })).toBe(true)
  expect(canBeDeleted({ role: 'user', status: 'suspended' })).toBe(true)
  expect(canBeDeleted(anna)).toBe(false)
  expect(canBeDeleted({ role: 'admin', status: 'suspended' })).toBe(false)
  expect(canBeDeleted({ role: 'user', status: 'deleted' })).toBe(false)
})

const unused = { activeServices: 0, pendingOrders: 0, openInvoices: 0 }

test('owners delete their account when nothing runs, waits or is owed', () => {
  const customer = { role: 'user', status: 'active' } as const
  expect(checkOwnRemoval(customer, unused, 0).ok).toBe(true)
  for (const kind of ['activeServices', 'pendingOrders', 'openInvoices']) {
    expect(checkOwnRemoval(customer, { ...unused, [kind]: 1 }, 0)).toMatchObject({
      refusal: 'ACCOUNT_IN_USE',
    })
  }
})

test('the last administrator stays', () => {
  expect(checkOwnRemoval(anna, unused, 0)).toMatchObject({ refusal: 'LAST_ADMIN' })
  expect(checkOwnRemoval(anna, unused, 1).ok).toBe(true)
})

test('an edit merges what it gives', () => {
  expect(editAccount(anna, { name: 'Ann' })).toEqual({
    name: 'Ann',
    email: anna.email,
    emailVerifiedAt: anna.emailVerifiedAt,
    role: 'admin',
    status: 'active',
    landing: 'admin',
    ...{ country: 'MA', company: 'Shop', taxId: 'MA 7' },
    ...{ street: '1 Rue du Port', postcode: '20000', town: 'Casablanca' },
  })
})

test('a new address is not verified; the same one stays so', () => {
  expect(editAccount(anna, { email: 'new@shop.test' }).emailVerifiedAt).toBeNull()
  expect(editAccount(anna, { email: anna.email }).emailVerifiedAt).toBe(anna.emailVerifiedAt)
})

test('a new role brings its landing, unless another is wished for', () => {
  expect(editAccount(anna, { role: 'user' }).landing).toBe('dashboard')
  expect(editAccount({ ...anna, landing: 'dashboard' }, { role: 'admin' }).landing).toBe(
    'dashboard',
  )
  const customer = { ...anna, role: 'user', landing: 'dashboard' } as const
  expect(editAccount(customer, { role: 'admin' }).landing).toBe('admin')
  expect(editAccount(customer, { role: 'admin', landing: 'dashboard' }).landing).toBe('dashboard')
})

test('a tombstone is a sound row in which nothing tells who it was', () => {
  const left = User.parse({ ...anna, ...tombstoneOf(anna) })
  expect(left.status).toBe('deleted')
  for (const personal of ['Anna', 'anna@shop.test', '$hash', 'MA', 'Shop', 'fr']) {
    expect(JSON.stringify(left)).not.toContain(`"${personal}"`)
  }
})

test('staff say whom invoices name by the same rule as the owner: what is left out stays, an empty text is nothing', () => {
  const edited = editAccount(anna, { company: 'Night Ltd', taxId: '', street: '', town: 'Rabat' })
  expect(edited).toMatchObject({
    ...{ company: 'Night Ltd', taxId: null, street: null, town: 'Rabat' },
    ...{ country: 'MA', postcode: '20000' },
  })
})
