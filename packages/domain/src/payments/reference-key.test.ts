import { expect, test } from 'vitest'
import { referenceKey } from './reference-key.ts'

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
  expect(referenceKey('***')).toBe('***')
})
