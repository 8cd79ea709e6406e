import { vouchers } from '@hostfront/contract/vouchers'
import { bind } from '../access/bind.ts'
import {
  createVoucher,
  listVouchers,
  removeVoucher,
  updateVoucher,
} from '../vouchers/keep-vouchers.ts'
import { previewVoucher } from '../vouchers/preview-voucher.ts'

export const procedures = bind(vouchers, {
  check: previewVoucher,
  list: listVouchers,
  create: createVoucher,
  update: updateVoucher,
  remove: removeVoucher,
})
