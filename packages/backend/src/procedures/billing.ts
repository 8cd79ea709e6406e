import { billing } from '@hostfront/contract/billing'
import { bind } from '../access/bind.ts'
import { choosePaymentMethod } from '../billing/choose-payment-method.ts'
import { inspectInvoice } from '../billing/inspect-invoice.ts'
import { issueManual } from '../billing/issue-manual.ts'
import { listInvoices, listLedgerOf, totalInvoices } from '../billing/list-invoices.ts'
import { listOwnCoinEntries, listOwnInvoices } from '../billing/list-own.ts'
import { payWithCoins } from '../billing/pay-with-coins.ts'
import { readInvoice } from '../billing/read-invoice.ts'
import { recordPayment } from '../billing/record-payment.ts'
import { withdrawRenewal } from '../billing/withdraw-renewal.ts'
import { withdrawManual } from '../refunds/withdraw-manual.ts'
import { remindClient } from '../reminders/remind-client.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'

export const procedures = bind(billing, {
  invoices: listOwnInvoices,
  invoice: readInvoice,
  choosePaymentMethod: (call, input) => choosePaymentMethod(call, input, SOLD_BY_TIME),
  withdrawRenewal: (call, input) => withdrawRenewal(call, input, SOLD_BY_TIME),
  coinEntries: listOwnCoinEntries,
  allInvoices: listInvoices,
  totals: totalInvoices,
  inspect: inspectInvoice,
  ledgerOf: listLedgerOf,
  issue: issueManual,
  withdrawManual,
  remind: (call, input) => remindClient(call, input, SOLD_BY_TIME),
  payWithCoins: (call, input) => payWithCoins(call, input, SOLD_BY_TIME),
  recordPayment: (call, input) => recordPayment(call, input, SOLD_BY_TIME),
})
