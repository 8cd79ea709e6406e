import { expect, test } from 'vitest'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { findScreens, isOwnPath, screenAt, screensFor } from './find-screens.ts'

const administrator = { role: 'admin', status: 'active' } as const
const titles = (query: string) => findScreens(query, administrator).map(({ title }) => title)

test('a screen is found by part of its title, in any case', () => {
  expect(titles('oRDe')).toContain('Orders')
})

test('titles come before groups', () => {
  expect(titles('domain')).toEqual(['Domains', 'Domain Pricing'])
  expect(titles('support')[0]).toBe('Tickets')
})

test('nothing typed finds nothing', () => {
  expect(titles('  ')).toEqual([])
})

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/users', 'Clients'],
  ['/admin/clients/42', 'Clients'],
  ['/admin/client-groups', 'Client Groups'],
  ['/admin/no-such-screen', 'Dashboard'],
])('%s is the screen %s', (path, title) => expect(screenAt(path).title).toBe(title))

test.each([
  ['/admin/users', true],
  ['/admin/clients/', true],
  ['/admin/clients/42', false],
  ['/admin/no-such-screen', false],
])('%s is a screen itself: %s', (path, isOwn) => expect(isOwnPath(path)).toBe(isOwn))

test('every screen is found at its own path', () => {
  for (const screen of ADMIN_SCREENS.flatMap(({ screens }) => screens)) {
    expect(screenAt(screen.path)).toBe(screen)
  }
})

test('an account finds the screens of what it may do, and no group that is empty', () => {
  expect(screensFor(administrator)).toEqual(ADMIN_SCREENS)
  expect(screensFor({ role: 'user', status: 'active' })).toEqual([])
  expect(findScreens('order', { role: 'user', status: 'active' })).toEqual([])
})

test('until it is known who asks, the side bar is that of the HTML', () =>
  expect(screensFor(null)).toBe(ADMIN_SCREENS))
