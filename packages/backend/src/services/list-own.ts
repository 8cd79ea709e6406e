import type { HoldingsInput } from '@hostfront/contract/renewal'
import { STATES_TO_RENEW } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { sortedPageQuery } from '../call/page-query.ts'

/** What the caller holds, newest first unless asked otherwise. */
export function listOwnServices(
  call: SignedInCall,
  { toRenew, ...input }: HoldingsInput,
): Promise<Page<Service>> {
  const where = {
    userId: call.actor.id,
    ...(toRenew ? { status: { in: STATES_TO_RENEW } } : {}),
  }
  return call.store.read((tx) => tx.services.list({ ...sortedPageQuery(input), where }))
}
