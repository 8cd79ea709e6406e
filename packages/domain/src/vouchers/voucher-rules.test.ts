import { expect, test } from 'vitest'
import type { Voucher } from './voucher.ts'
import { normaliseVoucherCode } from './voucher.ts'
import { checkVoucher } from './voucher-rules.ts'

const voucher: Voucher = {
  id: 'v',
  createdAt: '2026-01-01T00:00:00.000Z',
  code: 'WELCOME10',
  description: '',
  discountType: 'percentage',
  discountValue: 10,
  minPurchase: 500,
  maxUses: 100,
  usedCount: 0,
  isActive: true,
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2026-01-31T00:00:00.000Z',
  applicablePlans: ['all'],
}
const purchase = { planId: 'samp-starter', amount: 500, now: '2026-01-15T00:00:00.000Z' }

test('a voucher that meets every rule may be used', () => {
  expect(checkVoucher(voucher, purchase)).toEqual({ ok: true, value: voucher })
})

test.each([
  ['switched off', { isActive: false }, {}, { code: 'VOUCHER_INACTIVE' }],
  [
    'before its first moment',
    {},
    { now: '2025-12-31T23:59:59.999Z' },
    { code: 'VOUCHER_NOT_YET_VALID', validFrom: voucher.validFrom },
  ],
  ['at its last moment', {}, { now: voucher.validUntil }, { code: 'VOUCHER_EXPIRED' }],
  ['used up', { usedCount: 100 }, {}, { code: 'VOUCHER_USED_UP' }],
  ['for another plan', { applicablePlans: ['vps'] }, {}, { code: 'VOUCHER_OTHER_PLAN' }],
  ['below its minimum', {}, { amount: 499 }, { code: 'VOUCHER_MINIMUM', minPurchase: 500 }],
] as const)('a voucher %s is refused with its own reason', (_name, change, buying, refusal) => {
  const changed = { ...voucher, ...change } as Voucher
  expect(checkVoucher(changed, { ...purchase, ...buying })).toEqual({ ok: false, refusal })
})

test('a voucher for one plan is good for that plan', () => {
  const own = { ...voucher, applicablePlans: ['samp-starter'] }
  expect(checkVoucher(own, purchase).ok).toBe(true)
})

test('codes are read without regard to case and space', () => {
  expect(normaliseVoucherCode('  welcome10 ')).toBe('WELCOME10')
})
