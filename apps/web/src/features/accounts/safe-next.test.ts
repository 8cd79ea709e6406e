import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  '/',
  '/dashboard',
  '/services/samp?order=samp-starter',
  '/a#b',
  '/dashboard?tab=billing',
])('a path of this site is followed: %s', (next) => expect(safeNext(next)).toBe(next))

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/dashboard\u0000',
  ' /dashboard',
])('anything else is not: %j', (next) => expect(safeNext(next)).toBeNull())
