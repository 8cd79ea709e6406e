/** A change that waits for the payment of its invoice: how it takes effect, and is withdrawn. */
import { AUTOMATION } from '@hostfront/domain/audit/automation'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { afterWaiting } from '@hostfront/domain/services/wait-for-payment'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { cancelInvoice } from '../refunds/cancel-invoice.ts'
import { deliverChange } from './deliver-change.ts'

type Shop = Pick<Backend, 'now' | 'newId' | 'sendsMail'>

/** What an invoice brings about, once it is paid, that bills no period. `service` is as locked by the caller's transaction. */
export async function takeEffect(
  tx: Tx,
  backend: Shop,
  service: Service,
  { id }: { readonly id: string },
): Promise<Service> {
  const { waiting } = service
  if (waiting?.invoiceId !== id) return service
  const changed = await patch(tx, service, afterWaiting(service, waiting))
  await deliverChange(tx, backend, service, changed)
  await notify(tx, backend, changed.userId, {
    kind: 'service-changed',
    ...serviceFacts(changed),
    planName: changed.planName,
    expiresAt: changed.expiresAt,
    ...(waiting.reason !== undefined && { reason: waiting.reason }),
  })
  await recordAutomation(tx, backend, AUTOMATION.changePlan, service, changed)
  return changed
}

/** Its invoice is cancelled; what was paid of it goes back. Answers the service without it. `isToldElse`: its customer does it, or is told of why. */
export async function withdrawWaiting(
  tx: Tx,
  backend: Shop,
  service: Service,
  { isToldElse }: { readonly isToldElse: boolean },
): Promise<Service> {
  const { waiting } = service
  if (!waiting) return service
  await cancelInvoice(tx, backend, waiting.invoiceId)
  const without = await patch(tx, service, { waiting: null })
  if (isToldElse) return without
  await notify(tx, backend, service.userId, {
    kind: 'service-change-withdrawn',
    ...serviceFacts(service),
    number: waiting.number,
  })
  return without
}

async function patch(tx: Tx, service: Service, fields: Partial<Service>): Promise<Service> {
  const { id, status, expiresAt } = service
  const changed = await tx.services.update(id, fields, { status, expiresAt })
  if (!changed) throw new StoreError('conflict', 'services.waiting')
  return changed
}
