import { expect, test } from 'vitest'
import { AccessForm, accessOf, isSameAccess, type ServiceAccess, setUpFormOf } from './access.ts'

const access: ServiceAccess = {
  address: 'play.example.com:7777',
  panelLink: 'https://panel.example.com/server/1a2b3c4d',
  userName: 'jane',
  note: 'The panel has mailed you a link.\nChoose a password there.',
}
const EMPTY: ServiceAccess = { address: '', panelLink: '', userName: '', note: '' }

test('what is typed is trimmed, in one line but for the note', () => {
  const typed = { ...access, address: ' play.example.com:7777\n', userName: 'ja\tne' }
  expect(AccessForm.parse(typed)).toEqual({ ...access, userName: 'ja ne' })
})

test.each([
  'javascript:alert(1)',
  '//panel.example.com',
  'panel.example.com',
  'https://',
  'http:// a',
])('the panel is not at %j', (panelLink) => {
  const parsed = AccessForm.safeParse({ ...access, panelLink })
  expect(parsed.error?.issues.map(({ message, path }) => [path[0], message])).toEqual([
    ['panelLink', 'LINK_INVALID'],
  ])
})

test('a form with nothing in it is no access', () => {
  expect(accessOf(AccessForm.parse({ ...EMPTY, note: ' \n' }))).toBeNull()
  expect(accessOf({ ...EMPTY, note: 'Ask us.' })).toEqual({ ...EMPTY, note: 'Ask us.' })
})

test('none is the same as an empty one, and any field makes a difference', () => {
  expect(isSameAccess(null, EMPTY)).toBe(true)
  expect(isSameAccess(access, { ...access })).toBe(true)
  for (const field of ['address', 'panelLink', 'userName', 'note'] as const) {
    expect(isSameAccess(access, { ...access, [field]: '' }), field).toBe(false)
  }
})

const wrongOf = (type: Parameters<typeof setUpFormOf>[0], typed: Partial<ServiceAccess>) =>
  setUpFormOf(type)
    .safeParse({ ...EMPTY, ...typed })
    .error?.issues.map(({ message, path }) => [path[0], message]) ?? []

test.each(['samp', 'mta', 'game'] as const)('players of %s are told address and port', (type) => {
  for (const address of ['203.0.113.7:7777', 'play.example.com:22003', '[2001:db8::1]:7777']) {
    expect(wrongOf(type, { address }), address).toEqual([])
  }
  for (const address of ['play.example.com', '203.0.113.7:', 'a.example:0', 'a.example:65536']) {
    expect(wrongOf(type, { address }), address).toEqual([['address', 'PORT_NEEDED']])
  }
  for (const typed of [{ note: 'Ask us.' }, {}]) {
    expect(wrongOf(type, typed)).toEqual([['address', 'REQUIRED']])
  }
})

test('who holds a machine is told its address, with or without a port, and the name to log in with', () => {
  expect(wrongOf('vps', { address: '203.0.113.7', userName: 'root' })).toEqual([])
  expect(wrongOf('vps', { address: '203.0.113.7:2222', userName: 'root' })).toEqual([])
  expect(wrongOf('vps', { panelLink: 'https://panel.example.com' })).toEqual([
    ['address', 'REQUIRED'],
    ['userName', 'REQUIRED'],
  ])
})

test('of a plan that is not known anything is enough', () => {
  expect(wrongOf(null, { note: 'Ask us.' })).toEqual([])
  expect(wrongOf(null, {})).toEqual([['address', 'ACCESS_NEEDED']])
})
