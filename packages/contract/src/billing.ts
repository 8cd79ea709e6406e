import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { Invoice } from '@hostfront/domain/billing/invoice'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Payment } from './orders.ts'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

export const billing = {
  /** The caller's invoices, newest first. */
  invoices: procedure('customer', [], { reads: true, scope: 'billing:read' })
    .input(PageInput)
    .output(pageOf(Invoice)),
  /** The caller's coin ledger, newest first. */
  coinEntries: procedure('customer', [], { reads: true, scope: 'billing:read' })
    .input(PageInput)
    .output(pageOf(CoinEntry)),
  /** Records money that arrived off-site: pays the invoice in full. */
  recordPayment: procedure(
    'admin',
    ['NOT_FOUND', 'INVOICE_NOT_PAYABLE', 'PAYMENT_AMOUNT_DIFFERS', 'PAYMENT_IN_FUTURE'],
    { once: true, scope: 'billing:write' },
  )
    .input(z.object({ invoiceId: Id, payment: Payment }))
    .output(Invoice),
}
