import { billing } from '@hostfront/contract/billing'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { once } from '../idempotency/once.ts'
import { choosePaymentMethod } from './choose-payment-method.ts'
import { listInvoices, listLedgerOf } from './list-invoices.ts'
import { listOwnCoinEntries, listOwnInvoices } from './list-own.ts'
import { payWithCoins } from './pay-with-coins.ts'
import { readInvoice } from './read-invoice.ts'
import { recordPayment } from './record-payment.ts'
import { withdrawRenewal } from './withdraw-renewal.ts'

const on = implement(billing).$context<CallContext>().use(admitted)

export const procedures = on.router({
  invoices: on.invoices.handler(({ context, input }) => listOwnInvoices(signedIn(context), input)),
  invoice: on.invoice.handler(({ context, input }) => readInvoice(signedIn(context), input)),
  choosePaymentMethod: on.choosePaymentMethod.handler(({ context, input }) =>
    choosePaymentMethod(signedIn(context), input),
  ),
  withdrawRenewal: on.withdrawRenewal.handler(({ context, input }) =>
    withdrawRenewal(signedIn(context), input),
  ),
  coinEntries: on.coinEntries.handler(({ context, input }) =>
    listOwnCoinEntries(signedIn(context), input),
  ),
  allInvoices: on.allInvoices.handler(({ context, input }) =>
    listInvoices(signedIn(context), input),
  ),
  ledgerOf: on.ledgerOf.handler(({ context, input }) => listLedgerOf(signedIn(context), input)),
  payWithCoins: on.payWithCoins
    .use(once)
    .handler(({ context, input }) => payWithCoins(signedIn(context), input)),
  recordPayment: on.recordPayment
    .use(once)
    .handler(({ context, input }) => recordPayment(signedIn(context), input)),
})
