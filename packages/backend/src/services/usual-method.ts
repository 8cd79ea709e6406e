import { COINS } from '@hostfront/domain/payments/coins'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'

/** How the customer paid for the order of a service. */
export async function usualMethod(
  tx: ReadTx,
  { orderId }: Pick<Service, 'orderId'>,
): Promise<string> {
  const order = orderId ? await tx.orders.get(orderId) : null
  return order?.paymentMethod ?? COINS
}
