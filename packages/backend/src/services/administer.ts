/** What administrators do to services one by one. Each change stands in the audit log. */
import { extended } from '@hostfront/domain/services/by-hand'
import { SERVICE_LIFECYCLE, type ServiceAction } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { after } from '@hostfront/domain/transitions'
import { StoreError, type Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { cancelOpenRenewals } from './cancel-open-renewals.ts'
import { suspendService } from './suspend-service.ts'
import { terminateService } from './terminate-service.ts'

interface ById {
  readonly id: string
}

export const suspendByHand = (call: SignedInCall, { id }: ById): Promise<Service> =>
  change(call, id, 'suspend', (tx, service) => suspendService(tx, call, service))

export const terminateByHand = (call: SignedInCall, { id }: ById): Promise<Service> =>
  change(call, id, 'terminate', (tx, service) => terminateService(tx, call, service))

/** The lifecycle goes on from here: activated after the end of its paid time, it waits for a payment like any other. */
export const activateByHand = (call: SignedInCall, { id }: ById): Promise<Service> =>
  change(call, id, 'activate', async (tx, service) => {
    const active = await update(tx, service, { status: 'active', suspendedAt: null })
    const serviceName = nameOfService(active)
    await notify(tx, call, active.userId, { kind: 'service-resumed', serviceName })
    return active
  })

/** Gives days. What was billed of them is cancelled; the period that begins after them is billed in its turn. */
export const extendByHand = (
  call: SignedInCall,
  { id, days }: ById & { readonly days: number },
): Promise<Service> =>
  change(call, id, 'extend', async (tx, service) => {
    const given = extended(service, days, call.now())
    if (!given) throw refused('SERVICE_STATE', { status: service.status })
    const longer = await update(tx, service, given)
    await cancelOpenRenewals(tx, id)
    const { userId, expiresAt } = longer
    const serviceName = nameOfService(longer)
    await notify(tx, call, userId, { kind: 'service-extended', serviceName, expiresAt })
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
    const service = await tx.userServices.get(id, { lock: true })
    if (!service) throw refused('NOT_FOUND')
    if (action !== 'extend' && after(SERVICE_LIFECYCLE, service.status, action) === null) {
      throw refused('SERVICE_STATE', { status: service.status })
    }
    const changed = await work(tx, service)
    await recordChange(tx, call, `services.${action}`, service, changed)
    return changed
  })
}

async function update(tx: Tx, service: Service, patch: Partial<Service>): Promise<Service> {
  const changed = await tx.userServices.update(service.id, patch, { status: service.status })
  if (!changed) throw new StoreError('conflict', 'userServices.status')
  return changed
}
