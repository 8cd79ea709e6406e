import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { movedRenewal } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Backend } from '../call/context.ts'
import { cancelOpenRenewals } from '../renewals/cancel-open-renewals.ts'

/** Who extends it; null: the shop by itself. */
type Changing = Pick<Backend, 'now' | 'newId'> & { readonly actor: { readonly id: string } | null }

/**
 * Lets the open invoice of a renewal bill the time from the service's new end on, and answers it; null where none is
 * open. `before` and `after` are the service as the caller's transaction has locked and extended it. Who has paid
 * it meanwhile came first: then there is nothing to move.
 */
export async function moveOpenRenewal(
  tx: Tx,
  call: Changing,
  before: Service,
  after: Service,
): Promise<Invoice | null> {
  const { id: serviceId, expiresAt: periodStart } = before
  const invoice = await tx.invoices.find({ ...about(SERVICE, serviceId), periodStart })
  const moved =
    invoice &&
    (await tx.invoices.update(invoice.id, movedRenewal(invoice, after, call.now()), {
      status: { in: PAYABLE },
    }))
  if (moved) await recordChange(tx, call, 'billing.movePeriod', invoice, moved)
  await cancelOpenRenewals(tx, SERVICE, serviceId, moved?.id)
  return moved
}
