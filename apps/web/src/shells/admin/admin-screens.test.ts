import { expect, test } from 'vitest'
import { ADMIN_SCREENS, findScreens, isOwnPath, screenAt } from './admin-screens.ts'

const titles = (query: string) => findScreens(query).map(({ title }) => title)

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
