import { expect, test } from 'vitest'
import { referenceKey } from './reference-key.ts'
import { referenceKeys } from './reference-keys.ts'

test.each([
  ['TX-778', 'tx 778'],
  ['OM.2026/11 42', 'OM20261142'],
  ['ＴＸ７７８', 'tx778'],
  ['Überweisung 7', 'überweisung-7'],
  ['_7_', '7'],
])('%s and %s name one transfer', (one, other) => {
  expect(referenceKey(one)).toBe(referenceKey(other))
})

test('other letters and digits name another, and signs alone are a reference too', () => {
  expect(referenceKey('TX-778')).not.toBe(referenceKey('TX-779'))
  expect(referenceKey('عملية ٧')).not.toBe(referenceKey('عملية ٨'))
  expect(referenceKey(' *** ')).toBe('***')
})

test('a reference that folds into more than is kept is cut', () => {
  expect(referenceKey('ﷺ'.repeat(60))).toHaveLength(200)
})

test('without a reference nothing is found by it', () => {
  expect(referenceKeys(null)).toEqual({ referenceKey: null, alikeKey: null })
  expect(referenceKeys('TX-Oil 7')).toEqual({ referenceKey: 'txoil7', alikeKey: 'tx0117' })
})
