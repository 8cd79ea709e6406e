import { expect, test } from 'vitest'
import { DeclarationState } from './declaration.ts'
import { canDecide } from './declaration-lifecycle.ts'
import { declarationSuspicions, type Others } from './declaration-suspicions.ts'
import { referenceKeys } from './reference-keys.ts'

const invoice = {
  number: '2026-00001',
  createdAt: '2026-06-10T09:00:00.000Z',
  status: 'unpaid' as const,
  total: 500,
  paid: 0,
}
const referring = (id: string, reference: string | null) => ({
  id,
  reference,
  ...referenceKeys(reference),
})
const declared = {
  ...referring('d1', 'OM-778'),
  state: 'waiting' as const,
  amount: 500,
  paidOn: '2026-06-10',
  pays: [{ invoiceId: 'i1', number: '2026-00001' }],
}
const others = (more: Partial<Others> = {}): Others => ({
  payments: [],
  declarations: [declared],
  proofs: [],
  ...more,
})
const judge = (changes: object, more?: Partial<Others>) =>
  declarationSuspicions({ ...declared, ...changes }, [invoice], others(more))

test('an exact one of its own reference is not suspicious', () => {
  expect(judge({})).toEqual([])
  expect(judge({ reference: null, referenceKey: null, alikeKey: null })).toEqual([])
})

test.each([
  ['in other clothes', 'om 778', 'USED'],
  ['alike', 'OM-77B', null],
  ['with O for 0', '0M-778', 'ALIKE'],
])('a reference that a payment or another declaration has: %s', (_, reference, code) => {
  const found = code === null ? [] : [{ code, reference }]
  expect(judge({}, { payments: [referring('p1', reference)] })).toEqual(found)
  const other = { ...referring('d2', reference), state: 'rejected' as const }
  expect(judge({}, { declarations: [declared, other] })).toEqual(found)
  const withdrawn = { ...other, state: 'withdrawn' as const }
  expect(judge({}, { declarations: [withdrawn] })).toEqual([])
})

test('an amount that is not what is still owed is said, but none of a top-up', () => {
  expect(judge({ amount: 499 })).toEqual([{ code: 'AMOUNT', owed: 500 }])
  const started = { ...invoice, paid: 100 }
  expect(declarationSuspicions(declared, [started], others())).toEqual([
    { code: 'AMOUNT', owed: 400 },
  ])
  const done = { ...invoice, paid: 500, status: 'paid' as const }
  expect(declarationSuspicions(declared, [done], others())).toEqual([{ code: 'AMOUNT', owed: 0 }])
  expect(declarationSuspicions({ ...declared, pays: [] }, [], others())).toEqual([])
})

test('paid a day before its invoice is said, on its day is not', () => {
  expect(judge({ paidOn: '2026-06-09' })).toEqual([{ code: 'TOO_EARLY', number: '2026-00001' }])
})

test('a proof that came with another declaration is said, its own twice is not', () => {
  const own = { digest: 'a', subjectId: 'd1' }
  expect(judge({}, { proofs: [own, own, { digest: 'b', subjectId: 'd2' }] })).toEqual([])
  expect(judge({}, { proofs: [own, { digest: 'a', subjectId: null }] })).toEqual([])
  expect(judge({}, { proofs: [own, { digest: 'a', subjectId: 'd2' }] })).toEqual([
    { code: 'SAME_PROOF' },
  ])
})

test('only what waits is judged and decided', () => {
  const decided = DeclarationState.options.filter((state) => state !== 'waiting')
  for (const state of decided) expect(judge({ state, amount: 1 })).toEqual([])
  const actions = ['approve', 'reject', 'withdraw', 'settle'] as const
  for (const action of actions) {
    expect(canDecide({ state: 'waiting' }, action)).toBe(true)
    expect(decided.some((state) => canDecide({ state }, action))).toBe(false)
  }
})
