import type { HoldingsInput } from '@hostfront/contract/renewal'
import type { Domain } from '@hostfront/domain/domains/domain'
import { type DomainPrice, offeredPrices } from '@hostfront/domain/domains/domain-price'
import { latestGoneEnd } from '@hostfront/domain/domains/domain-renewal'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { sortedPageQuery } from '../call/page-query.ts'
import { readSettings } from '../settings/read-settings.ts'

/** The domains of the caller, newest first unless asked otherwise. */
export function listOwnDomains(
  call: SignedInCall,
  { toRenew, ...input }: HoldingsInput,
): Promise<Page<Domain>> {
  const where = {
    userId: call.actor.id,
    ...(toRenew ? { expiresAt: { gt: latestGoneEnd(call.now()) } } : {}),
  }
  return call.store.read((tx) => tx.domains.list({ ...sortedPageQuery(input), where }))
}

/** What the caller can ask for, and for how much. */
export const listOfferedPrices = (call: SignedInCall): Promise<DomainPrice[]> =>
  call.store.read(async (tx) => offeredPrices((await readSettings(tx)).billing.domainPrices))
