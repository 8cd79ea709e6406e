import { expect, test } from 'vitest'
import { checkCustomer, isNobody } from './check-customer.ts'

const nobody = { isNew: true, name: '', email: ' ', password: '', code: null }
const jane = { ...nobody, name: 'Jane', email: 'jane@shop.test', password: 'night-shift-7' }

test('empty fields are nobody, and a name that was typed for an account is not asked of a login', () => {
  expect(isNobody(nobody)).toBe(true)
  expect(isNobody({ ...nobody, name: 'Jane' })).toBe(false)
  expect(isNobody({ ...nobody, name: 'Jane', isNew: false })).toBe(true)
})

test('a new account needs all three, each said at its field', () => {
  expect(checkCustomer(jane)).toEqual({})
  expect(checkCustomer({ ...jane, name: '', email: 'nonsense', password: 'short' })).toEqual({
    name: 'REQUIRED',
    email: 'EMAIL_INVALID',
    password: 'PASSWORD_TOO_SHORT',
  })
})

test('a login needs email and password, and the code once it is asked for', () => {
  const login = { ...jane, isNew: false, name: '' }
  expect(checkCustomer(login)).toEqual({})
  expect(checkCustomer({ ...login, password: '' })).toEqual({ password: 'REQUIRED' })
  expect(checkCustomer({ ...login, code: ' ' })).toEqual({ code: 'REQUIRED' })
  expect(checkCustomer({ ...login, code: '123456' })).toEqual({})
})
