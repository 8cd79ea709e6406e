import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about } from '@hostfront/domain/billing/invoice-subject'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Backend } from '../call/context.ts'
import { cancelOpenRenewals } from './cancel-open-renewals.ts'

/** Who moves it; null: the shop by itself. */
export type Moving = Pick<Backend, 'now' | 'newId'> & {
  readonly actor: { readonly id: string } | null
}

/**
 * Lets the open invoice of a renewal bill the time from another end on, and answers it; null where none is open. `before` is what
 * it renews, as the caller's transaction has locked it and before its end moved; `moved` says what changes of the
 * invoice. Who has paid it meanwhile came first: then there is nothing to move.
 */
export async function moveOpenRenewal(
  tx: Tx,
  call: Moving,
  kind: string,
  { id, expiresAt: periodStart }: Pick<SoldByTime, 'id' | 'expiresAt'>,
  moved: (invoice: Invoice) => Partial<Invoice>,
): Promise<Invoice | null> {
  const invoice = await tx.invoices.find({ ...about(kind, id), periodStart })
  const after =
    invoice && (await tx.invoices.update(invoice.id, moved(invoice), { status: { in: PAYABLE } }))
  if (after) await recordChange(tx, call, 'billing.movePeriod', invoice, after)
  await cancelOpenRenewals(tx, call, kind, id, after?.id)
  return after
}
