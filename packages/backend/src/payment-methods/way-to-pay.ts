import type { Invoice } from '@hostfront/domain/billing/invoice'
import { hasDetails, isOffered } from '@hostfront/domain/payments/offered-methods'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { TRIAL_INSTRUCTIONS } from '@hostfront/domain/payments/seed-methods'
import type { ReadTx } from '@hostfront/store/port'

export type WayToPay = Pick<PaymentMethod, 'name' | 'instructions' | 'account'>

/** How the invoice is paid outside the shop, as its method says today; null where it says nothing that is meant. */
export async function wayToPay(
  tx: ReadTx,
  { paymentMethod }: Pick<Invoice, 'paymentMethod'>,
): Promise<WayToPay | null> {
  const method = await tx.paymentMethods.get(paymentMethod)
  const says = method && isOffered(method) && hasDetails(method)
  if (!says || method.instructions === TRIAL_INSTRUCTIONS) return null
  const { name, instructions, account } = method
  return { name, instructions, account }
}
