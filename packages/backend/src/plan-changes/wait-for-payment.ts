import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import type { Service } from '@hostfront/domain/services/service'
import { waitingFor, waitsUntil } from '@hostfront/domain/services/wait-for-payment'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { withdrawOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import type { ReadQuote } from './read-change.ts'
import { billChange } from './settle-change.ts'

/** Bills what a change costs; until that is paid or withdrawn nothing else of the service is billed. */
export async function waitForPayment(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  quote: ReadQuote,
  reason?: string,
): Promise<Service> {
  const { id, status, expiresAt, waiting: known } = service
  if (known) throw refused('CHANGE_WAITING', { number: known.number })
  const at = call.now()
  const validUntil = waitsUntil(service, at)
  if (validUntil === null) throw refused('CHANGE_NEEDS_COINS')
  await withdrawOpenRenewals(tx, call, SERVICE, id)
  const invoice = await billChange(tx, call, { service, quote, validUntil })
  const { credited } = quote
  const waiting = {
    ...waitingFor(quote, invoice, { at, validUntil, credited }),
    ...(reason !== undefined && { reason }),
  }
  const after = await tx.services.update(id, { waiting }, { status, expiresAt })
  if (!after) throw new StoreError('conflict', 'services.waiting')
  return after
}
