import { payments } from '@hostfront/contract/payments'
import { bind } from '../access/bind.ts'
import { listPayments, totalPayments } from '../payments/list-payments.ts'
import { readPaymentsOf } from '../payments/payments-of.ts'
import { undoPayment } from '../payments/undo-payment.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

export const procedures = bind(payments, {
  list: listPayments,
  totals: totalPayments,
  undo: (call, input) => undoPayment(call, input, SOLD_BY_TIME),
  ofInvoice: readPaymentsOf,
})
