import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  '/',
  '/dashboard',
  '/services/samp?order=samp-starter',
  '/a#b',
  '/dashboard?tab=billing',
  // Encoded signs stay what they are: part of a path of ours.
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/dashboard?next=https://evil.example',
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
  // The browser resolves these to a path that begins with two slashes.
  '/.//evil.example',
  '/..//evil.example',
  '/dashboard/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  'JavaScript:alert(1)',
  'data:text/html,evil',
  '\u2028//evil.example',
])('anything else is not: %j', (next) => expect(safeNext(next)).toBeNull())
