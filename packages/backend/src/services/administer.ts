/** What administrators do to services one by one. Each change is in the audit log. */
import {
  canKeepUntil,
  extended,
  MOST_KEPT_DAYS,
  runsUnpaid,
} from '@hostfront/domain/services/by-hand'
import {
  NOT_HELD,
  SERVICE_LIFECYCLE,
  type ServiceAction,
} from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { after } from '@hostfront/domain/transitions'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { wakeInstance } from '../instances/wake-instance.ts'
import { notify } from '../notifications/notify.ts'
import { moveOpenRenewal } from './move-open-renewal.ts'
import { suspendService } from './suspend-service.ts'
import { terminateService } from './terminate-service.ts'
import { withdrawWaiting } from './waiting-change.ts'

interface ById {
  readonly id: string
}

export const suspendByHand = (
  call: SignedInCall,
  { id, reason }: ById & { readonly reason: string },
): Promise<Service> =>
  change(call, id, 'suspend', (tx, service) => suspendService(tx, call, service, reason))

export const terminateByHand = (call: SignedInCall, { id }: ById): Promise<Service> =>
  change(call, id, 'terminate', (tx, service) => terminateService(tx, call, service))

/** Activated after the end of its paid time it runs without payment until a day; then the lifecycle goes on. */
export const activateByHand = (
  call: SignedInCall,
  { id, keepUntil }: ById & { readonly keepUntil?: string | undefined },
): Promise<Service> =>
  change(call, id, 'activate', async (tx, service) => {
    const until = runsUnpaid(service, call.now()) ? checkKeepUntil(keepUntil, call.now()) : null
    const active = await update(tx, call, service, {
      ...NOT_HELD,
      status: 'active',
      keepUntil: until,
    })
    const facts = serviceFacts(active)
    await notify(
      tx,
      call,
      active.userId,
      until === null
        ? { kind: 'service-resumed', ...facts }
        : { kind: 'service-kept', ...facts, keepUntil: until },
    )
    return active
  })

function checkKeepUntil(keepUntil: string | undefined, now: string): string {
  if (keepUntil === undefined) throw refused('KEEP_UNTIL_NEEDED')
  if (!canKeepUntil(keepUntil, now)) throw refused('KEEP_UNTIL_UNFIT', { days: MOST_KEPT_DAYS })
  return keepUntil
}

/** Gives days. The open invoice of the renewal goes on under its number: it bills the time after them. */
export const extendByHand = (
  call: SignedInCall,
  { id, days }: ById & { readonly days: number },
): Promise<Service> =>
  change(call, id, 'extend', async (tx, service) => {
    const given = extended(service, days, call.now())
    if (!given) throw refused('SERVICE_STATE', { status: service.status })
    // It was quoted for the end of before.
    await withdrawWaiting(tx, call, service, { isToldElse: false })
    const longer = await update(tx, call, service, given)
    const invoice = await moveOpenRenewal(tx, call, service, longer)
    const { userId, expiresAt } = longer
    await notify(tx, call, userId, {
      kind: 'service-extended',
      ...serviceFacts(longer),
      expiresAt,
      ...(invoice && { invoiceNumber: invoice.number }),
    })
    return longer
  })

/** Locks the service, lets `work` change it where its lifecycle allows that, and logs the change. */
function change(
  call: SignedInCall,
  id: string,
  action: ServiceAction | 'extend',
  work: (tx: Tx, service: Service) => Promise<Service>,
): Promise<Service> {
  return call.store.transaction(async (tx) => {
    const service = await tx.services.get(id, { lock: true })
    if (!service) throw refused('NOT_FOUND')
    if (action !== 'extend' && after(SERVICE_LIFECYCLE, service.status, action) === null) {
      throw refused('SERVICE_STATE', { status: service.status })
    }
    const changed = await work(tx, service)
    await recordChange(tx, call, `services.${action}`, service, changed)
    return changed
  })
}

async function update(
  tx: Tx,
  call: SignedInCall,
  service: Service,
  patch: Partial<Service>,
): Promise<Service> {
  const changed = await tx.services.update(service.id, patch, { status: service.status })
  if (!changed) throw new StoreError('conflict', 'services.status')
  await wakeInstance(tx, call, service, changed)
  return changed
}
