import { expect, test } from 'vitest'
import { keepInPlace } from './keep-in-place.ts'

interface Row {
  readonly id: string
  readonly status: string
}

const row = (id: string, status = 'pending'): Row => ({ id, status })
const rules = {
  keyOf: ({ id }: Row) => id,
  isBefore: ({ status }: Row) => status === 'pending',
}
const shown = (listed: readonly Row[], order: string, ...acted: readonly Row[]) => {
  const kept = { order: [...order], acted: new Map(acted.map((one) => [one.id, one])) }
  return keepInPlace(listed, kept, rules).map(({ id, status }) => `${id} ${status}`)
}

test('what left the list stays at its place, with its new state', () => {
  expect(shown([row('a'), row('c')], 'abc', row('b', 'active'))).toEqual([
    'a pending',
    'b active',
    'c pending',
  ])
})

test('the last and the first stay where they were, and several next to each other', () => {
  const done = [row('a', 'active'), row('b', 'active'), row('d', 'active')]
  expect(shown([row('c')], 'abcd', ...done)).toEqual([
    'a active',
    'b active',
    'c pending',
    'd active',
  ])
})

test('what stands elsewhere in the order of the list by what was done stays, too', () => {
  expect(shown([row('b'), row('c'), row('a', 'active')], 'abc', row('a', 'active'))).toEqual([
    'a active',
    'b pending',
    'c pending',
  ])
})

test('rows that came since stand behind those that they follow, new ones at the top', () => {
  const listed = [row('new'), row('a'), row('c'), row('next')]
  expect(shown(listed, 'abc', row('b', 'active'))).toEqual([
    'new pending',
    'a pending',
    'b active',
    'c pending',
    'next pending',
  ])
})

test('what is still listed as it was before is shown once, as it was decided; else the list knows more', () => {
  expect(shown([row('a'), row('b')], 'ab', row('b', 'active'))).toEqual(['a pending', 'b active'])
  expect(shown([row('a'), row('b', 'cancelled')], 'ab', row('b', 'active'))).toEqual([
    'a pending',
    'b cancelled',
  ])
})

test('what others have taken out of the list is gone', () => {
  expect(shown([row('c')], 'abc', row('b', 'active'))).toEqual(['b active', 'c pending'])
})

test('where nothing was done the list stays what it is', () => {
  const listed = [row('a')]
  expect(keepInPlace(listed, { order: [], acted: new Map() }, rules)).toBe(listed)
})
