import type { Client } from '@hostfront/contract/clients'
import type { User } from '@hostfront/domain/accounts/user'
import { canHoldUntil, MOST_HOLD_DAYS, NOT_ON_HOLD } from '@hostfront/domain/renewals/hold'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { describeClient } from './describe-clients.ts'
import { lockClient } from './lock-client.ts'

interface Holding {
  readonly id: string
  readonly until: string
  readonly reason: string
}

/** Of all that a client has nothing is billed, reminded of, suspended or ended by itself until that day. */
export const holdClient = (call: SignedInCall, { id, until, reason }: Holding): Promise<Client> => {
  if (!canHoldUntil(until, call.now())) throw refused('KEEP_UNTIL_UNFIT', { days: MOST_HOLD_DAYS })
  return change(call, id, 'clients.hold', { holdUntil: until, holdReason: reason })
}

export const releaseClient = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<Client> => change(call, id, 'clients.release', NOT_ON_HOLD)

const change = (
  call: SignedInCall,
  id: string,
  action: 'clients.hold' | 'clients.release',
  patch: Pick<User, 'holdUntil' | 'holdReason'>,
): Promise<Client> =>
  call.store.transaction(async (tx) => {
    const before = await lockClient(tx, id)
    const after = await tx.users.update(id, patch)
    if (!after) throw refused('NOT_FOUND')
    await recordChange(tx, call, action, before, after)
    return describeClient(tx, id)
  })
