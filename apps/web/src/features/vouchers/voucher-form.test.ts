import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { expect, test } from 'vitest'
import { changedFields } from '../../parts/changed-fields.ts'
import { lastDayOf, newCode, readVoucherForm, shownVoucher, typedVoucher } from './voucher-form.ts'

const typed = {
  code: ' night ',
  description: '',
  discountType: 'percentage',
  discountValue: '10',
  minPurchase: '',
  maxUses: '5',
  isActive: 'on',
  validFrom: '2026-06-01',
  validUntil: '2026-06-30',
  scope: 'all',
}

function form(changes: Record<string, string> = {}, plans: readonly string[] = []): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) data.set(name, value)
  for (const plan of plans) data.append('plan', plan)
  return data
}

test('a voucher as it is typed, its last day included', () => {
  expect(VoucherForm.parse(readVoucherForm(form()))).toEqual({
    code: 'NIGHT',
    description: '',
    discountType: 'percentage',
    discountValue: 10,
    minPurchase: 0,
    maxUses: 5,
    isActive: true,
    validFrom: '2026-06-01T00:00:00.000Z',
    validUntil: '2026-07-01T00:00:00.000Z',
    applicablePlans: ['all'],
  })
})

test('an amount off, for some plans', () => {
  const data = form({ discountType: 'fixed', discountValue: '2,50', scope: 'some' }, ['a', 'b'])
  expect(VoucherForm.parse(readVoucherForm(data))).toMatchObject({
    discountValue: 250,
    applicablePlans: ['a', 'b'],
  })
})

test.each([
  [{ discountValue: '101' }, 'discountValue', 'PERCENTAGE_TOO_HIGH'],
  [{ discountValue: '12.5' }, 'discountValue', 'NUMBER_INVALID'],
  [{ discountValue: 'ten' }, 'discountValue', 'NUMBER_INVALID'],
  [{ discountValue: '0' }, 'discountValue', 'TOO_LOW'],
  [{ discountType: 'fixed', discountValue: 'ten' }, 'discountValue', 'AMOUNT_INVALID'],
  [{ discountType: 'fixed', discountValue: '0' }, 'discountValue', 'TOO_LOW'],
  [{ validUntil: '2026-05-31' }, 'validUntil', 'DATES_REVERSED'],
  [{ validFrom: '' }, 'validFrom', 'DATE_INVALID'],
  [{ validUntil: '' }, 'validUntil', 'DATE_INVALID'],
  [{ scope: 'some' }, 'applicablePlans', 'REQUIRED'],
  [{ code: '' }, 'code', 'REQUIRED'],
  [{ maxUses: '1.5' }, 'maxUses', 'NUMBER_INVALID'],
  [{ maxUses: '-1' }, 'maxUses', 'TOO_LOW 0'],
])('%j is refused at %s', (changes, path, message) => {
  const { error } = VoucherForm.safeParse(readVoucherForm(form(changes)))
  expect(error?.issues[0]).toMatchObject({ path: [path], message })
})

test('what is shown of a voucher is what is read back', () => {
  const voucher = {
    ...VoucherForm.parse(readVoucherForm(form({ discountType: 'fixed', minPurchase: '4.50' }))),
    id: 'one',
    createdAt: '2026-06-01T00:00:00.000Z',
    usedCount: 0,
  }
  const { isActive: _, applicablePlans: __, ...shown } = typedVoucher(voucher, 0)
  const data = form(Object.fromEntries(Object.entries(shown).map(([k, v]) => [k, String(v)])))
  const { id: _id, createdAt: _at, usedCount: _used, ...same } = voucher
  expect(VoucherForm.parse(readVoucherForm(data))).toEqual(same)
})

test('a made-up code is one that the shop takes', () => {
  expect(newCode()).toMatch(/^[A-Z2-9]{10}$/)
  expect(newCode()).not.toBe(newCode())
})

test('one that ends within a day is shown to that day, and is not changed by being looked at', () => {
  const voucher: Voucher = {
    ...VoucherForm.parse(readVoucherForm(form())),
    id: 'v',
    createdAt: '2026-06-01T14:00:00.000Z',
    usedCount: 0,
    validFrom: '2026-06-01T14:00:00.000Z',
    validUntil: '2026-07-01T14:00:00.000Z',
  }
  expect(lastDayOf(voucher)).toBe('2026-07-01T00:00:00.000Z')
  const { validFrom, validUntil } = typedVoucher(voucher, 0)
  const asLeft = VoucherForm.parse(readVoucherForm(form({ validFrom, validUntil })))
  expect(changedFields(shownVoucher(voucher), asLeft)).toEqual({})
})
