import { expect, test } from 'vitest'
import { whoDid } from './who-did.ts'

const unknown = { actor: null, actorName: null, subjectName: 'Jane Doe' }

test('who is turned away at the login is a visitor, who is asked again while signed in is the account', () => {
  expect(whoDid({ ...unknown, action: 'accounts.loginFailed' })).toBe('A visitor')
  expect(whoDid({ ...unknown, action: 'accounts.codeFailed' })).toBe('A visitor')
  expect(whoDid({ ...unknown, action: 'accounts.confirmFailed' })).toBe('Jane Doe')
  const known = { ...unknown, actor: 'user-1', actorName: 'Jane Doe' }
  expect(whoDid({ ...known, action: 'accounts.codeFailed' })).toBe('Jane Doe')
})
