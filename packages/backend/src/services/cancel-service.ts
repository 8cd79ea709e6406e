/** A service that is to end, because its customer says so or the team, and that goes on after all. */
import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import {
  canCancel,
  cancelled,
  canKeep,
  endOf,
  NOT_CANCELLED,
} from '@hostfront/domain/services/cancellation'
import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { cancelOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import { readSettings } from '../settings/read-settings.ts'
import { lockService } from './lock-service.ts'
import { reopenRenewal } from './reopen-renewal.ts'
import { terminateService } from './terminate-service.ts'
import { withdrawWaiting } from './waiting-change.ts'

interface Cancelling {
  readonly id: string
  readonly atOnce: boolean
  readonly reason: string
}

/** Lets a service end: with its paid time, or at once. `by` customer: one of the caller's own. */
export const cancelService =
  (by: CancelledBy) =>
  (call: SignedInCall, { id, atOnce, reason }: Cancelling): Promise<Service> =>
    call.store.transaction(async (tx) => {
      const service = await lockService(tx, call, id, by)
      if (!canCancel(service, atOnce, by))
        throw refused('SERVICE_STATE', { status: service.status })
      const ended = await (atOnce ? endNow : endLater)(tx, call, service, { by, reason })
      await recordChange(tx, call, 'services.cancel', service, ended)
      return ended
    })

interface Why {
  readonly by: CancelledBy
  readonly reason: string
}

async function endNow(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  { by, reason }: Why,
): Promise<Service> {
  const cancellation = {
    cancelledAt: call.now(),
    cancelledBy: by,
    cancelReason: reason,
    toldOfEnd: service.toldOfEnd,
  }
  return terminateService(tx, call, service, cancellation)
}

/** What is open for its renewal is cancelled, and keeps its period: who keeps the service pays that one. */
async function endLater(
  tx: Tx,
  call: SignedInCall,
  held: Service,
  { by, reason }: Why,
): Promise<Service> {
  const service = await withdrawWaiting(tx, call, held, { isToldElse: true })
  const { billing } = await readSettings(tx)
  const cancellation = cancelled(service, { by, reason, now: call.now() }, billing.renewalLeadDays)
  const ending = await change(tx, service, cancellation)
  await cancelOpenRenewals(tx, call, SERVICE, service.id)
  await notify(tx, call, service.userId, {
    kind: 'service-cancelled',
    ...serviceFacts(ending),
    endsAt: endOf(ending),
    ...(by === 'team' && { reason }),
  })
  return ending
}

/** Takes a cancellation back: the renewal is billed as it was. */
export const keepService =
  (by: CancelledBy) =>
  (call: SignedInCall, { id }: { readonly id: string }): Promise<Service> =>
    call.store.transaction(async (tx) => {
      const service = await lockService(tx, call, id, by)
      if (!canKeep(service, by, call.now())) {
        throw refused('SERVICE_STATE', { status: service.status })
      }
      const kept = await change(tx, service, NOT_CANCELLED)
      await reopenRenewal(tx, call, kept)
      await notify(tx, call, kept.userId, {
        kind: 'service-goes-on',
        ...serviceFacts(kept),
        expiresAt: kept.expiresAt,
      })
      await recordChange(tx, call, 'services.keep', service, kept)
      return kept
    })

async function change(tx: Tx, service: Service, patch: Partial<Service>): Promise<Service> {
  const { id, status, expiresAt } = service
  const changed = await tx.services.update(id, patch, { status, expiresAt })
  if (!changed) throw new StoreError('conflict', 'services.status')
  return changed
}
