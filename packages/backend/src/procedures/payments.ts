import { payments } from '@hostfront/contract/payments'
import { bind } from '../access/bind.ts'
import { readPaymentsOf } from '../payments/payments-of.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { listPayments, totalPayments } from '../transactions/list-payments.ts'
import { undoPayment } from '../transactions/undo-payment.ts'

export const procedures = bind(payments, {
  list: listPayments,
  totals: totalPayments,
  undo: (call, input) => undoPayment(call, input, SOLD_BY_TIME),
  ofInvoice: readPaymentsOf,
})
