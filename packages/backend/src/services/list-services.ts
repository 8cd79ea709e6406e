import type { HeldService } from '@hostfront/contract/services'
import type { ServiceStatus } from '@hostfront/domain/services/service'
import type { Page } from '@hostfront/store/port'
import { customersOf } from '../accounts/customers-of.ts'
import type { SignedInCall } from '../context.ts'
import { type SortRequest, sortedPageQuery } from '../page-query.ts'

type ServicesAsked = SortRequest<'text' | 'price' | 'expiresAt' | 'status'> & {
  readonly status?: ServiceStatus | undefined
  readonly userId?: string | undefined
}

/** Everybody's services with whose they are; newest first unless asked otherwise. */
export function listServices(
  call: SignedInCall,
  { status, userId, ...input }: ServicesAsked,
): Promise<Page<HeldService>> {
  return call.store.read(async (tx) => {
    const where = { ...(status ? { status } : {}), ...(userId ? { userId } : {}) }
    const page = await tx.userServices.list({ ...sortedPageQuery(input), where })
    const customerOf = await customersOf(tx, page.items)
    return {
      items: page.items.map((service) => ({ service, customer: customerOf(service) })),
      next: page.next,
    }
  })
}
