import { expect, test } from 'vitest'
import { statusLine } from './list-status.tsx'

test.each([
  [
    'a first page of several',
    statusLine(50, 'users', false, 'c'),
    '50 users shown, there are more.',
  ],
  ['of how many', statusLine(50, 'users', false, 'c', 1320), '50 of 1,320 users shown.'],
  [
    'the last of how many',
    statusLine(20, 'users', true, null, 1320),
    '20 of 1,320 users shown, these are the last.',
  ],
  ['all of a list', statusLine(3, 'users', false, null), '3 users shown.'],
  ['a single one', statusLine(1, 'entries', false, null), '1 entry shown.'],
  ['the last page', statusLine(7, 'users', true, null), '7 users shown, these are the last.'],
  ['an empty list', statusLine(0, 'users', false, null), 'No users to show.'],
])('%s is said', (_what, line, expected) => expect(line).toBe(expected))
