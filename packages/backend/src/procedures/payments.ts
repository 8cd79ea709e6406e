import { payments } from '@hostfront/contract/payments'
import { bind } from '../access/bind.ts'
import { readPaymentsOf } from '../payments/payments-of.ts'

export const procedures = bind(payments, {
  ofInvoice: readPaymentsOf,
})
