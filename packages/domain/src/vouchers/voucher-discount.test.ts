import { expect, test } from 'vitest'
import { voucherDiscount } from './voucher-discount.ts'

test('percent is rounded half up, a fixed amount is capped by the purchase', () => {
  expect(voucherDiscount({ discountType: 'percentage', discountValue: 10 }, 505)).toBe(51)
  expect(voucherDiscount({ discountType: 'fixed', discountValue: 300 }, 250)).toBe(250)
})
