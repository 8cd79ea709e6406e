import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { COINS } from '@hostfront/domain/payments/coins'
import { methodToBill } from '@hostfront/domain/payments/offered-methods'
import { isRecordedWay } from '@hostfront/domain/payments/recorded-ways'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { WhenClosed } from '../books/open-days.ts'
import type { SignedInCall } from '../call/context.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import { requireManual } from '../payment-methods/require-manual.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Billed } from './billed.ts'
import { type Settled, settleMoney } from './settle-money.ts'

/** The invoice as it is afterwards, and what paid it; null where it cost nothing. */
export type PaidInvoice = Pick<Settled, 'payment'> & { readonly invoice: Invoice }

interface Came {
  readonly whenClosed?: WhenClosed
}

/**
 * Takes money that arrived off-site for an invoice, as the caller's transaction has locked it, see `settleMoney`. Less than
 * it owes leaves it open.
 */
export async function payInvoice(
  tx: Tx,
  call: SignedInCall,
  billed: Billed,
  {
    reference,
    amount,
    paidAt,
    isShared = false,
    surplus,
    method,
    whenClosed = 'refuse',
  }: Payment & Came,
): Promise<PaidInvoice> {
  const { invoice } = billed
  const { payment, invoices } = await settleMoney(tx, call, [billed], {
    userId: invoice.userId,
    method: await wayOf(tx, invoice, method),
    amount,
    receivedAt: paidAt,
    reference: reference || null,
    isShared,
    surplus,
    whenClosed,
  })
  return { payment, invoice: invoices[0] ?? invoice }
}

/** That of the invoice, unless it is known better. */
async function wayOf(tx: ReadTx, invoice: Invoice, method: string | undefined): Promise<string> {
  if (method === undefined) return methodOf(tx, invoice)
  if (method === invoice.paymentMethod && method !== COINS) return method
  if (!isRecordedWay(method)) await requireManual(tx, method)
  return method
}

/** Money that comes in for what coins have paid is no coins. */
async function methodOf(tx: ReadTx, { paymentMethod }: Invoice): Promise<string> {
  if (paymentMethod !== COINS) return paymentMethod
  const { currency } = await readSettings(tx)
  return methodToBill(COINS, await takenMethods(tx, currency), null)
}
