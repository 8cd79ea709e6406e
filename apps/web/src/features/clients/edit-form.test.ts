import type { Account } from '@hostfront/contract/accounts'
import { expect, test } from 'vitest'
import { EditForm, editedFields } from './edit-form.ts'

const jane: Account = {
  id: 'jane',
  createdAt: '2026-06-01T12:00:00.000Z',
  name: 'Jane Doe',
  username: null,
  email: 'jane@shop.test',
  role: 'user',
  status: 'active',
  landing: 'dashboard',
  coins: 1250,
  country: null,
  phone: null,
  company: null,
  taxId: null,
  street: null,
  postcode: null,
  town: null,
  vatCheck: null,
  locale: null,
  emailVerifiedAt: null,
  holdUntil: null,
  holdReason: null,
}
const typed = {
  name: 'Jane Doe',
  email: 'Jane@shop.test ',
  password: '',
  coins: '12.50',
  role: 'user',
  status: 'active',
}
const changesOf = (fields: object) => editedFields(jane, EditForm.parse({ ...typed, ...fields }))

test('what is left as it was is not sent', () => {
  expect(changesOf({})).toEqual({})
})

test('what is changed is sent as the shop reads it', () => {
  expect(changesOf({ coins: '20', role: 'admin', name: ' Jane ' })).toEqual({
    name: 'Jane',
    coins: 2000,
    role: 'admin',
  })
  expect(changesOf({ password: 'brand-new' })).toEqual({ password: 'brand-new' })
})

test('fields that cannot be changed are left out of the form', () => {
  expect(changesOf({ role: undefined, status: undefined })).toEqual({})
})

test.each([
  ['name', ' ', 'REQUIRED'],
  ['email', 'nonsense', 'EMAIL_INVALID'],
  ['password', 'short', 'PASSWORD_TOO_SHORT'],
  ['coins', '-1', 'AMOUNT_INVALID'],
  ['coins', '1.234', 'AMOUNT_INVALID'],
])('%s %j is told as %s', (field, value, code) => {
  const parsed = EditForm.safeParse({ ...typed, [field]: value })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code])
})
