import { expect, test } from 'vitest'
import { DeclarationForm, hasBegun } from './declaration-form.ts'

const form = {
  method: 'orange-money',
  amount: 500,
  reference: ' OM-778 ',
  paidOn: '2026-06-10',
  invoiceIds: ['i1'],
  note: '',
  proofIds: [],
}
const wrong = (changes: object) =>
  DeclarationForm.safeParse({ ...form, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

test('a reference or a proof is enough, and none of both is not', () => {
  expect(DeclarationForm.parse(form).reference).toBe('OM-778')
  expect(wrong({ reference: '', proofIds: ['f1'] })).toBeUndefined()
  expect(wrong({ reference: ' ' })).toEqual(['reference REFERENCE_NEEDED'])
})

test.each([
  [{ amount: 0 }, 'amount AMOUNT_INVALID'],
  [{ paidOn: '2026-02-30' }, 'paidOn DATE_INVALID'],
  [{ invoiceIds: ['i1', 'i1'] }, 'invoiceIds TWICE'],
  [{ proofIds: ['f1', 'f1'] }, 'proofIds TWICE'],
])('%j is not taken', (changes, message) => {
  expect(wrong(changes)).toEqual([message])
})

test('a day counts once it has begun anywhere', () => {
  expect(hasBegun('2026-06-10', '2026-06-10T00:00:00.000Z')).toBe(true)
  expect(hasBegun('2026-06-11', '2026-06-10T09:59:59.000Z')).toBe(false)
  expect(hasBegun('2026-06-11', '2026-06-10T10:00:00.000Z')).toBe(true)
})
