import type { HeldDomain } from '@hostfront/contract/domains'
import { type DomainStage, stageEnds } from '@hostfront/domain/domains/domain-stage'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type SortRequest, sortedPageQuery } from '../call/page-query.ts'
import { customersOf } from '../identity/customers-of.ts'

type DomainsAsked = SortRequest<'expiresAt'> & {
  readonly userId?: string | undefined
  readonly stage?: DomainStage | undefined
}

/** Everybody's domains with whose they are; newest first unless asked otherwise. */
export function listDomains(
  call: SignedInCall,
  { userId, stage, ...input }: DomainsAsked,
): Promise<Page<HeldDomain>> {
  return call.store.read(async (tx) => {
    const where = {
      ...(userId ? { userId } : {}),
      ...(stage ? { expiresAt: stageEnds(stage, call.now()) } : {}),
    }
    const page = await tx.domains.list({ ...sortedPageQuery(input), where })
    const customerOf = await customersOf(tx, page.items)
    return {
      items: page.items.map((domain) => ({ domain, customer: customerOf(domain) })),
      next: page.next,
    }
  })
}
