import { expect, test } from 'vitest'
import { Credentials, RegistrationForm } from './credentials.ts'
import { Email } from './email.ts'

const form = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
}

const issues = (input: object) =>
  RegistrationForm.safeParse(input).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('a complete registration passes, its e-mail normalised and its password untouched', () => {
  const parsed = RegistrationForm.parse({ ...form, email: '  Jane@Example.COM ' })
  expect(parsed.email).toBe('jane@example.com')
  expect(
    RegistrationForm.parse({ ...form, password: ' six ok', confirmPassword: ' six ok' }),
  ).toMatchObject({
    password: ' six ok',
  })
})

test('every field is required, each told at its own place', () => {
  expect(issues({ name: ' ', email: '', password: '', confirmPassword: '' })).toEqual([
    ['name', 'REQUIRED'],
    ['email', 'REQUIRED'],
    ['password', 'REQUIRED'],
    ['confirmPassword', 'REQUIRED'],
  ])
})

test('a password of five characters is too short, one of six is not', () => {
  expect(issues({ ...form, password: '12345', confirmPassword: '12345' })).toEqual([
    ['password', 'PASSWORD_TOO_SHORT'],
  ])
  expect(issues({ ...form, password: '123456', confirmPassword: '123456' })).toBeUndefined()
})

test('passwords that differ are told even while another field is wrong', () => {
  expect(issues({ ...form, email: 'nonsense', confirmPassword: 'other' })).toEqual([
    ['email', 'EMAIL_INVALID'],
    ['confirmPassword', 'PASSWORDS_DIFFER'],
  ])
})

test.each(['plain', 'a@b', '@example.com', 'a b@example.com', 'a@example..com'])(
  '%j is no e-mail address',
  (email) => {
    expect(Email.safeParse(email).success).toBe(false)
  },
)

test('login asks only that both are given', () => {
  expect(Credentials.safeParse({ email: 'x', password: 'y' }).success).toBe(true)
  expect(Credentials.safeParse({ email: '', password: '' }).error?.issues).toHaveLength(2)
})
