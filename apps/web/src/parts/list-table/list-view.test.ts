import { Id } from '@hostfront/domain/record'
import { expect, test } from 'vitest'
import { asQuery, cleared, isNarrowed, PAGE_SIZE, readView, withChoices } from './list-view.ts'

const shape = {
  sorts: ['text', 'coins'],
  filters: { role: ['user', 'admin'], owner: Id },
} as const

const read = (address: string) => readView(new URLSearchParams(address), shape)

test('an address without choices is the first page of everything, newest first', () => {
  const view = read('')
  expect(view).toEqual({
    search: '',
    sort: undefined,
    descending: false,
    after: undefined,
    filters: {},
  })
  expect(asQuery(view)).toEqual({ limit: PAGE_SIZE })
  expect(isNarrowed(view, shape)).toBe(false)
})

test('every choice of an address becomes part of the question', () => {
  const view = read('search=%20jane%20&sort=coins&descending=true&role=admin&owner=u1&after=c')
  expect(asQuery(view)).toEqual({
    search: 'jane',
    sort: 'coins',
    descending: true,
    role: 'admin',
    owner: 'u1',
    after: 'c',
    limit: PAGE_SIZE,
  })
  expect(isNarrowed(view, shape)).toBe(true)
})

test.each([
  ['a sort that the list has not', 'sort=password'],
  ['a direction of no sort', 'descending=true'],
  ['a filter value that the list has not', 'role=owner'],
  ['a filter that its schema refuses', `owner=${'x'.repeat(65)}`],
  ['an empty filter', 'owner='],
  ['a filter that the list has not', 'colour=red'],
  ['a search that is too long', `search=${'x'.repeat(201)}`],
  ['an empty cursor', 'after='],
  ['a cursor that is too long', `after=${'x'.repeat(2001)}`],
  ['a name that every object has', 'role=constructor&__proto__=admin'],
])('%s falls back to everything', (_what, address) => {
  expect(asQuery(read(address))).toEqual({ limit: PAGE_SIZE })
})

test('the cursor of a text whose every character is escaped is kept', () => {
  const after = JSON.stringify(['text', true, '"'.repeat(200), 'x'.repeat(64)])
  expect(after.length).toBeGreaterThan(400)
  expect(read(String(new URLSearchParams({ after }))).after).toBe(after)
})

test('changed choices leave the rest of the address alone', () => {
  const before = new URLSearchParams('tab=all&search=jane&after=c')
  const after = withChoices(before, { search: '', role: 'admin', after: undefined })
  expect(after.toString()).toBe('tab=all&role=admin')
  expect(before.toString()).toBe('tab=all&search=jane&after=c')
})

test('a filter that stands as tabs narrows nothing, and is left when the choices are cleared', () => {
  const tabbed = { ...shape, tabs: ['role'] } as const
  expect(isNarrowed(read('role=admin'), tabbed)).toBe(false)
  expect(isNarrowed(read('role=admin&owner=u1'), tabbed)).toBe(true)
  const address = withChoices(new URLSearchParams('search=a&role=admin&owner=u1'), cleared(tabbed))
  expect(address.toString()).toBe('role=admin')
})
