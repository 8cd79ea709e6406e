import { expect, test } from 'vitest'
import { fieldSentence } from './field-sentence.ts'

test('a field that is empty says what is missing, one that is wrong what is wrong, and one that is right nothing', () => {
  expect(fieldSentence('country', 'REQUIRED')).toBe('Please choose your country.')
  expect(fieldSentence('email', 'EMAIL_INVALID')).toBe('Please enter a valid email address.')
  expect(fieldSentence('name', undefined)).toBeUndefined()
})
