import { expect, test } from 'vitest'
import { referenceKey } from '../payments/reference-key.ts'
import { declaredBy, declaredIn } from './declared-money.ts'

const declared = (reference: string | null, numbers: readonly string[] = ['2026-00042']) => ({
  id: reference ?? 'none',
  amount: 450,
  referenceKey: reference === null ? null : referenceKey(reference),
  pays: numbers.map((number) => ({ invoiceId: number, number })),
})
const moved = (label: string, changes = {}) => ({ amount: 450, label, id: null, ...changes })

test.each([['OM-778-41'], ['VIR om77841 du 01/06'], ['Réf: OM 778 41'], ['(OM.778.41)']])(
  '%s has the reference',
  (label) => {
    expect(declaredBy(moved(label), declared('OM.778.41'))).toBe('REFERENCE')
  },
)

test.each([['OM-778-412'], ['OM-778-41-2'], ['XOM-778-41'], ['X-OM-778-41'], ['OM-778'], ['']])(
  '%s has another',
  (label) => {
    expect(declaredBy(moved(label), declared('OM.778.41'))).toBeNull()
  },
)

test('what the bank calls it is the reference, too, and a short one counts only there', () => {
  expect(declaredBy(moved('x', { id: 'om 77841' }), declared('OM.778.41'))).toBe('REFERENCE')
  expect(declaredBy(moved('x 7 y'), declared('7'))).toBeNull()
  expect(declaredBy(moved('x', { id: '7' }), declared('7'))).toBe('REFERENCE')
  expect(declaredBy(moved('*****'), declared('*****'))).toBeNull()
})

test('the number of what it pays names it, as long as no other is named', () => {
  const several = declared(null, ['2026-00042', '2026-00043'])
  expect(declaredBy(moved('VIR 2026-00043'), several)).toBe('NUMBER')
  expect(declaredBy(moved('2026-00042 2026-00043'), several)).toBe('NUMBER')
  expect(declaredBy(moved('2026-00042 2026-00044'), several)).toBeNull()
  expect(declaredBy(moved('CN-2026-00042'), several)).toBeNull()
})

test('another amount is other money', () => {
  expect(declaredBy(moved('OM-778-41', { amount: 449 }), declared('OM.778.41'))).toBeNull()
})

test('of several that it may be it is none, unless a reference says which', () => {
  const [one, other] = [declared('OM.778.41'), declared('OM.778.42')]
  expect(declaredIn(moved('2026-00042'), [one, other])).toBeNull()
  expect(declaredIn(moved('2026-00042 OM77842'), [one, other])?.declared).toBe(other)
  expect(declaredIn(moved('nothing'), [one, other])).toBeNull()
})

test.each([
  ['VIR 2026-00042', '2026-00042'],
  ['VIR 12 2026 00042', '2026-00042'],
  ['VIREMENT 2026-00042', 'virement'],
  ['VIREMENT AMINA', 'virement'],
  ['OM-778-41 2026-00042', 'OM.778.41'],
])(
  'what is typed as a reference does not make %s the money for another invoice',
  (label, typed) => {
    expect(declaredBy(moved(label), declared(typed, ['2026-00043']))).toBeNull()
  },
)

test('the number of its own invoice may be its reference', () => {
  expect(declaredBy(moved('VIR 2026-00042'), declared('2026-00042'))).toBe('REFERENCE')
})
