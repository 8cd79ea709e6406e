import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Service } from '@hostfront/domain/services/service'
import { StoreError, type Tx } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import type { Backend } from '../context.ts'
import { renewService } from '../services/renew-service.ts'

/**
 * Pays a renewal invoice from the customer's coins and extends the service. False when the balance does not cover it;
 * then nothing has changed. `service` is locked, so nobody else can pay the invoice meanwhile.
 */
export async function payRenewalWithCoins(
  tx: Tx,
  backend: Backend,
  service: Service,
  invoice: Invoice,
): Promise<boolean> {
  const entry = await moveCoins(tx, backend, {
    userId: service.userId,
    amount: -invoice.total,
    kind: 'renewal',
    reference: invoice.id,
    actor: null,
  })
  if (!entry) return false
  const paid = await tx.invoices.update(
    invoice.id,
    { status: 'paid', paidAt: backend.now(), paymentMethod: 'coins' },
    { status: { in: PAYABLE } },
  )
  if (!paid) throw new StoreError('conflict', 'invoices.status')
  await renewService(tx, backend, service, service.expiresAt)
  return true
}
