import { expect, test } from 'vitest'
import { alikeKey } from './alike-key.ts'
import type { PaymentState } from './payment.ts'
import { referenceKey } from './reference-key.ts'
import { suspicionsOf } from './suspicions.ts'

const made = (id: string, reference: string, state: PaymentState = 'received') => {
  const receivedAt = '2026-06-10T00:00:00.000Z'
  return { id, reference, state, receivedAt, alikeKey: alikeKey(referenceKey(reference)) }
}
const invoice = { number: '2026-00001', createdAt: '2026-06-10T23:00:00.000Z' }

test.each([
  ['TX-O01l', 'TX-0OI1'],
  ['OM 1I1', 'om-ll1'],
])('%s and %s look alike', (one, other) => {
  const [first, second] = [made('1', one), made('2', other)]
  expect(suspicionsOf(first, [invoice], [first, second])).toEqual([
    { code: 'ALIKE', reference: other },
  ])
})

test('a payment does not look like itself, nor like what has no reference or another', () => {
  const payment = made('1', 'TX-778')
  expect(suspicionsOf(payment, [], [payment, made('2', 'TX-779')])).toEqual([])
  const without = { ...payment, alikeKey: null, reference: null }
  expect(suspicionsOf(without, [], [{ ...without, id: '2' }])).toEqual([])
})

test('money that came a day before its invoice is said, an hour before it is not', () => {
  const payment = made('1', 'TX-778')
  expect(suspicionsOf(payment, [invoice], [])).toEqual([])
  const later = { number: '2026-00002', createdAt: '2026-06-11T00:00:00.000Z' }
  expect(suspicionsOf(payment, [invoice, later], [])).toEqual([
    { code: 'TOO_EARLY', number: '2026-00002' },
  ])
})

test('what is undone or went back needs no second look', () => {
  const later = { number: '2026-00002', createdAt: '2026-06-11T00:00:00.000Z' }
  const twin = made('2', 'TX-1')
  expect(suspicionsOf(made('1', 'TX-l', 'undone'), [later], [twin])).toEqual([])
  expect(suspicionsOf(made('1', 'TX-l', 'refunded'), [later], [twin])).toEqual([])
})
