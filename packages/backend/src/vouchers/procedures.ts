import { vouchers } from '@hostfront/contract/vouchers'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { createVoucher, listVouchers, removeVoucher, updateVoucher } from './keep-vouchers.ts'
import { previewVoucher } from './preview-voucher.ts'

const on = implement(vouchers).$context<CallContext>().use(admitted)

export const procedures = on.router({
  check: on.check.handler(({ context, input }) => previewVoucher(context, input)),
  list: on.list.handler(({ context, input }) => listVouchers(context, input)),
  create: on.create.handler(({ context, input }) => createVoucher(signedIn(context), input)),
  update: on.update.handler(({ context, input }) => updateVoucher(signedIn(context), input)),
  remove: on.remove.handler(({ context, input }) => removeVoucher(signedIn(context), input)),
})
