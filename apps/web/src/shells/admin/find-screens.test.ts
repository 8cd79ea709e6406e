import { expect, test } from 'vitest'
import { ADMIN_SCREENS, type AdminScreen } from './admin-screens.ts'
import { COMING } from './coming.ts'
import { findScreens, isComing, isOf, isOwnPath, screenAt, screensFor } from './find-screens.ts'

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

test('the list of a record is where one is, and the dashboard of no other page', () => {
  const isAt = (path: string) => (title: string) => isOf(screenOf(title), path)
  expect(['Dashboard', 'Clients', 'Client Groups'].map(isAt('/admin/clients/42'))).toEqual([
    false,
    true,
    false,
  ])
  expect(isAt('/admin/users')('Clients')).toBe(true)
  expect(['/admin', '/admin/no-such-screen'].map((path) => isAt(path)('Dashboard'))).toEqual([
    true,
    false,
  ])
})

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

const named = (account: Parameters<typeof screensFor>[0]) =>
  screensFor(account).map(({ title, screens }) => [title, screens.map((screen) => screen.title)])

test('what is not built yet is in a group of its own at the end, and in no other', () => {
  const groups = named(administrator)
  const [last] = groups.slice(-1)
  expect(last?.[0]).toBe('Not built yet')
  expect(last?.[1]).toEqual(expect.arrayContaining(['Quotes', 'Affiliates', 'Analytics']))
  expect(groups).toContainEqual(['Support', ['Tickets', 'Announcements']])
  expect(groups.flatMap(([, titles]) => titles)).toHaveLength(
    ADMIN_SCREENS.flatMap(({ screens }) => screens).length,
  )
})

test('every screen that is not built yet says so, and which one to use instead', () => {
  const coming = ADMIN_SCREENS.flatMap(({ screens }) => screens).filter(isComing)
  expect(Object.keys(COMING).toSorted()).toEqual(coming.map(({ path }) => path).toSorted())
  for (const { instead } of Object.values(COMING)) {
    expect(isOwnPath(instead.replace(/\?.*/, ''))).toBe(true)
  }
})

test('an account finds the screens of what it may do, and no group that is empty', () => {
  expect(screensFor({ role: 'user', status: 'active' })).toEqual([])
  expect(findScreens('order', { role: 'user', status: 'active' })).toEqual([])
})

test('until it is known who asks, the side bar is that of an administrator', () =>
  expect(named(null)).toEqual(named(administrator)))

function screenOf(title: string): AdminScreen {
  const found = ADMIN_SCREENS.flatMap(({ screens }) => screens).find(
    (screen) => screen.title === title,
  )
  if (!found) throw new Error(`No screen is called ${title}`)
  return found
}
