import type { OwnAttempt } from '@hostfront/contract/own-attempt'
import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { ReadTx } from '@hostfront/store/port'

/** The last that was begun for an invoice, as its customer reads it; null: none was. */
export async function lastAttempt(tx: ReadTx, invoiceId: string): Promise<OwnAttempt | null> {
  const { items } = await tx.paymentAttempts.list({ where: { invoiceId }, limit: 1 })
  return items[0] ? asOwn(items[0]) : null
}

/** What its customer reads of it: not why the gateway refused, nor what it kept. */
export const asOwn = (attempt: PaymentAttempt): OwnAttempt => {
  const { id, createdAt, gatewayId, invoiceId, number, amount, currency, state, problem, url } =
    attempt
  return { id, createdAt, gatewayId, invoiceId, number, amount, currency, state, problem, url }
}
