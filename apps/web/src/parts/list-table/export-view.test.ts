import { expect, test } from 'vitest'
import { exportNote, viewParts } from './export-view.ts'

const ALL = { search: '', filters: {} }

test.each([
  [ALL, undefined, []],
  [ALL, 'pending', ['pending']],
  [{ search: 'jane', filters: { status: 'unpaid' } }, undefined, ['unpaid', 'search']],
  [
    { search: '', filters: { from: '2026-01-01', to: '2026-03-31' } },
    undefined,
    ['from-2026-01-01', 'to-2026-03-31'],
  ],
  [
    { search: '', filters: { userId: '01a20603-918a-7000-8000-000000000000' } },
    undefined,
    ['user'],
  ],
  [{ search: '', filters: { action: 'orders.approve' } }, undefined, ['action']],
  [{ search: '', filters: { status: 'active', userId: undefined } }, 'active', ['active']],
])('%o in the tab %s is called %o', (view, tab, parts) => {
  expect(viewParts(view, tab)).toEqual(parts)
})

test('the button says how many rows it will save, and when they are not all', () => {
  expect(exportNote(null, true)).toBe('')
  expect(exportNote(34, true)).toBe('(34)')
  expect(exportNote(1234, false)).toBe('(1,234, this view)')
  expect(exportNote(null, false)).toBe('(this view)')
})
