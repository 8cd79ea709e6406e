import { canHoldUntil, MOST_HOLD_DAYS, NOT_ON_HOLD } from '@hostfront/domain/renewals/hold'
import type { Service } from '@hostfront/domain/services/service'
import { StoreError } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lockService } from './lock-service.ts'

interface Holding {
  readonly id: string
  readonly until: string
  readonly reason: string
}

/** Nothing is billed, reminded of, suspended or ended by itself until that day. */
export const holdService = (
  call: SignedInCall,
  { id, until, reason }: Holding,
): Promise<Service> => {
  if (!canHoldUntil(until, call.now())) throw refused('KEEP_UNTIL_UNFIT', { days: MOST_HOLD_DAYS })
  return change(call, id, 'services.hold', { holdUntil: until, holdReason: reason })
}

export const releaseService = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Service> => change(call, id, 'services.release', NOT_ON_HOLD)

const change = (
  call: SignedInCall,
  id: string,
  action: 'services.hold' | 'services.release',
  patch: Pick<Service, 'holdUntil' | 'holdReason'>,
): Promise<Service> =>
  call.store.transaction(async (tx) => {
    const service = await lockService(tx, call, id, 'team')
    const { status } = service
    if (status === 'terminated') throw refused('SERVICE_STATE', { status })
    const after = await tx.services.update(id, patch, { status })
    if (!after) throw new StoreError('conflict', 'services.status')
    await recordChange(tx, call, action, service, after)
    return after
  })
