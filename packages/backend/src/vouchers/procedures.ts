import { vouchers } from '@hostfront/contract/vouchers'
import { implement } from '@orpc/server'
import { admitted, type CallContext } from '../answers.ts'
import { previewVoucher } from './preview-voucher.ts'

const on = implement(vouchers).$context<CallContext>().use(admitted)

export const procedures = on.router({
  check: on.check.handler(({ context, input }) => previewVoucher(context, input)),
})
