import type { CallsOf } from './row.ts'

export const vouchers: CallsOf<'vouchers'> = {
  check: {
    who: 'everybody',
    input: { code: 'WELCOME10', planId: 'samp-ultimate', amount: 850 },
  },
  list: { who: 'team', input: {} },
  create: { who: 'team', input: ({ newVoucher }) => newVoucher() },
  update: {
    who: 'team',
    input: async ({ newVoucher, voucher }) => ({ ...newVoucher(), id: await voucher() }),
  },
  remove: { who: 'team', input: async ({ voucher }) => ({ id: await voucher() }) },
}
