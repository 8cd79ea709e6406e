import { expect, test } from 'vitest'
import { PaymentForm, UnreferencedForm } from './payment-form.ts'

const typed = { reference: ' OM-778 ', amount: '9,50', paidAt: '2026-11-21' }

test('a payment is read as minor units and the start of its day', () => {
  const payment = PaymentForm.parse(typed)
  expect(payment).toMatchObject({ reference: 'OM-778', amount: 950 })
  expect(payment.paidAt).toBe(new Date(2026, 10, 21).toISOString())
})

test('which way it came is read where it is asked', () => {
  expect(PaymentForm.parse({ ...typed, method: 'cashplus' }).method).toBe('cashplus')
  expect(PaymentForm.parse(typed).method).toBeUndefined()
})

test('cash need not have a reference, nor what a picture shows', () => {
  const unreferenced = { ...typed, reference: ' ' }
  expect(PaymentForm.parse({ ...unreferenced, method: 'cash' })).toMatchObject({ reference: '' })
  expect(UnreferencedForm.parse(unreferenced)).toMatchObject({ reference: '' })
})

test('a transfer pays one invoice, unless its switch is on', () => {
  expect(PaymentForm.parse(typed).isShared).toBe(false)
  expect(PaymentForm.parse({ ...typed, isShared: 'on' }).isShared).toBe(true)
})

test.each([
  ['reference', '  ', 'REQUIRED'],
  ['amount', '9.505', 'AMOUNT_INVALID'],
  ['amount', '-1', 'AMOUNT_INVALID'],
  ['amount', '', 'AMOUNT_INVALID'],
  ['paidAt', '', 'DATE_INVALID'],
  ['paidAt', '2026-13-01', 'DATE_INVALID'],
])('%s %j is refused with %s', (field, value, code) => {
  const parsed = PaymentForm.safeParse({ ...typed, [field]: value })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code])
})
