import { expect, test } from 'vitest'
import { AccessForm, accessOf, isSameAccess, type ServiceAccess } from './access.ts'

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
