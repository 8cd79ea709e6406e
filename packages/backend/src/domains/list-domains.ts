import type { HeldDomain } from '@hostfront/contract/domains'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type SortRequest, sortedPageQuery } from '../call/page-query.ts'
import { customersOf } from '../identity/customers-of.ts'

type DomainsAsked = SortRequest<'expiresAt'> & { readonly userId?: string | undefined }

/** Everybody's domains with whose they are; newest first unless asked otherwise. */
export function listDomains(
  call: SignedInCall,
  { userId, ...input }: DomainsAsked,
): Promise<Page<HeldDomain>> {
  return call.store.read(async (tx) => {
    const where = userId ? { userId } : {}
    const page = await tx.domains.list({ ...sortedPageQuery(input), where })
    const customerOf = await customersOf(tx, page.items)
    return {
      items: page.items.map((domain) => ({ domain, customer: customerOf(domain) })),
      next: page.next,
    }
  })
}
